import { z } from "zod";
import type { Plan } from "#lib/domain/record.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReader, HalEpisode } from "./benchmark-reading.ts";
import { episodeOf, type Verdict } from "./episode-of.ts";
import { reportedOnly } from "./figures-only.ts";
import { listedReading } from "./listed-reading.ts";

const resultLists = ["resolved_ids", "unresolved_ids", "error_ids", "empty_patch_ids"] as const;
type ResultList = (typeof resultLists)[number];
const otherLists = ["completed_ids", "submitted_ids", "incomplete_ids"] as const;

/** `len(self.benchmark)` of the small variant; the whole one divides by the report's total_instances. */
const miniTasks = 50;

const Ids = z.array(z.string());

/**
 * SWE-bench Verified, whole or small (hal/benchmarks/swebench.py): the benchmark's own report, lists of instances. The
 * harness's task lists leave out empty patches, incomplete instances and those never submitted; here they are
 * kept apart. An agent's error text is submitted as if it were a patch.
 */
export const readSwebench: BenchmarkReader = async (run) => {
  const lists = await listsOf(run);
  if (!resultLists.some((name) => lists.ids.has(name))) {
    return reportedOnly(run.ref, "The archive holds no report of SWE-bench");
  }
  const episodes = resultLists.flatMap((name) => episodesOf(run, name, lists.ids.get(name) ?? []));
  const accuracyOver = run.benchmarkName === "swebench_verified_mini" ? miniTasks : lists.total;
  const lost = withoutResult(run, lists.ids.get("submitted_ids") ?? [], episodes);
  return listedReading({
    episodes: [...episodes, ...lost],
    problems: [],
    plan: planOf(lists),
    accuracyOver,
  });
};

interface Lists {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly total: number | null;
}

async function listsOf({ document }: HalRun): Promise<Lists> {
  const ids = new Map<string, readonly string[]>();
  let total: number | null = null;
  if (document.results === null) return { ids, total };
  for await (const item of childrenOf(document.member, document.results)) {
    if (item.kind === "problem") continue;
    const { pointer, value } = item.element;
    const list = Ids.safeParse(value);
    if (list.success) ids.set(pointer.slice(1), list.data);
    else if (pointer === "/total_instances" && typeof value === "number") total = value;
  }
  return { ids, total };
}

/** The report's own instances, where its lists name as many as it says there are. */
function planOf({ ids, total }: Lists): Plan {
  const named = new Set([...resultLists, ...otherLists].flatMap((name) => ids.get(name) ?? []));
  return named.size === total
    ? { source: "declared", tasks: [...named], trials: [0] }
    : { source: "as_found" };
}

function episodesOf(run: HalRun, list: ResultList, ids: readonly string[]): readonly HalEpisode[] {
  return ids.map((task, index) => {
    const source = `${run.ref}#/raw_eval_results/${list}/${index}`;
    return episodeOf({ task, source, content: `${list} ${task}` }, verdictOf(run, list, task));
  });
}

function verdictOf({ attempts }: HalRun, list: ResultList, task: string): Verdict {
  if (list === "resolved_ids")
    return { ...graded, value: 1, text: "The report lists it as resolved." };
  const error = attempts?.get(task)?.lastError ?? null;
  if (error !== null) return { status: "broke_off", error };
  return otherwise[list];
}

const graded = { status: "valid", lexeme: null } as const;

const otherwise: Readonly<Record<Exclude<ResultList, "resolved_ids">, Verdict>> = {
  unresolved_ids: {
    ...{ ...graded, value: 0 },
    text: "The report lists it as unresolved: its tests ran and did not all pass.",
  },
  error_ids: {
    ...{ status: "unscored", reason: "verifier_error" },
    text: "The report lists it under errors: its tests did not run to an end. A patch that does not apply and a broken container look the same.",
  },
  empty_patch_ids: {
    ...{ status: "unscored", reason: "empty_output" },
    text: "The report lists its patch as empty: no test ran.",
  },
};

function withoutResult(
  run: HalRun,
  submitted: readonly string[],
  episodes: readonly HalEpisode[],
): readonly HalEpisode[] {
  const known = new Set(episodes.map(({ task }) => task));
  return submitted.flatMap((task, index) => {
    if (known.has(task)) return [];
    const source = `${run.ref}#/raw_eval_results/submitted_ids/${index}`;
    const text = "The report lists it as submitted, and under no result.";
    const place = { task, source, content: `submitted_ids ${task}` };
    return [episodeOf(place, { status: "unscored", reason: "scorer_error", text })];
  });
}
