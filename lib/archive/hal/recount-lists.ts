import { outcomeOf, type Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import type { HalRun } from "./hal-run.ts";

/** What an episode came to, in the words of the recount. */
export type Verdict = "pass" | "fail" | "partial" | "unscored" | "not valid";

export function verdictOf({ status, value }: ScoreRecord, scale: Scale): Verdict {
  if (status === "valid" && value !== null) return outcomeOf(value, scale);
  return status === "unscored" || status === "missing" ? "unscored" : "not valid";
}

/** What became of one task, and of several. */
const words: Readonly<Record<Verdict, readonly [string, string]>> = {
  pass: ["passed", "passed"],
  fail: ["failed", "failed"],
  partial: ["passed in part", "passed in part"],
  unscored: [
    "was never scored, as far as the archive shows",
    "were never scored, as far as the archive shows",
  ],
  "not valid": [
    "ended in an error or with a score that cannot be believed",
    "ended in an error or with a score that cannot be believed",
  ],
};
const noResult = ["has no result in the archive", "have no result in the archive"] as const;

/** Holds the harness's two task lists against the episodes, and says where they are something else. */
export function recountLists(
  { lists, ref }: HalRun,
  verdicts: ReadonlyMap<string, Verdict>,
): readonly Problem[] {
  const at = (key: string) => `${ref}#/results/${key}`;
  return [
    ...recount(lists.failed, verdicts, { as: "fail", word: "failed", source: at("failed_tasks") }),
    ...recount(lists.successful, verdicts, {
      ...{ as: "pass", word: "successful", source: at("successful_tasks") },
    }),
  ];
}

interface Listing {
  readonly as: Verdict;
  readonly word: string;
  readonly source: string;
}

function recount(
  listed: readonly string[] | null,
  verdicts: ReadonlyMap<string, Verdict>,
  { as, word, source }: Listing,
): readonly Problem[] {
  if (listed === null) return [];
  const parts = [...grouped(listed, verdicts)].flatMap(([verdict, tasks]) => {
    if (verdict === as) return [];
    const [one, several] = verdict === null ? noResult : words[verdict];
    return [`${tasks.length} ${tasks.length === 1 ? one : several} (${named(tasks)})`];
  });
  if (parts.length === 0) return [];
  const message = `Of the ${listed.length} tasks listed as ${word}, ${parts.join("; ")}.`;
  return [{ code: "recount_disagrees", effect: "note", source, message }];
}

function grouped(
  listed: readonly string[],
  verdicts: ReadonlyMap<string, Verdict>,
): ReadonlyMap<Verdict | null, readonly string[]> {
  const groups = new Map<Verdict | null, string[]>();
  for (const task of listed) {
    const verdict = verdicts.get(task) ?? null;
    const known = groups.get(verdict);
    if (known === undefined) groups.set(verdict, [task]);
    else known.push(task);
  }
  return groups;
}

const mostNamed = 5;

function named(tasks: readonly string[]): string {
  const more = tasks.length > mostNamed ? " and others" : "";
  return `${tasks.slice(0, mostNamed).join(", ")}${more}`;
}
