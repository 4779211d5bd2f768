import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import { pointerTokens } from "../json/pointer.ts";
import { scanJson } from "../json/scan-json.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { Manifest } from "./schema.ts";

export interface ReadManifest {
  /** Null when there is none or it cannot be understood. */
  readonly manifest: Manifest | null;
  readonly problems: readonly Problem[];
}

/** What says how much was planned. */
const planKeys: ReadonlySet<string> = new Set([
  ...["expected_task_ids", "num_samples", "expected_task_count", "expected_sample_count"],
]);

/**
 * Reads a run's manifest. Where its plan is damaged the archive is refused: AlphaDiana would go on as if nothing had been
 * planned, and every missing episode would be forgotten. Any other field that is odd is left out, and a note says so.
 */
export async function readManifest(member: ArchiveMember | null): Promise<ReadManifest> {
  if (member === null) return { manifest: null, problems: [] };
  const values = new Map<string, unknown>();
  const problems: Problem[] = [];
  for await (const item of scanJson(member, { split: [] })) {
    if (item.kind === "problem") problems.push(damaged(item.problem));
    else values.set(pointerTokens(item.element.pointer).join("/"), item.element.value);
  }
  const { kind } = await member.peek();
  if (kind !== "json_object" && problems.length === 0) problems.push(noObject(member.path));
  const read = parse(values, member.path);
  const all = [...problems, ...read.problems];
  return all.some(({ effect }) => effect === "refused")
    ? { manifest: null, problems: all }
    : { manifest: read.manifest, problems: all };
}

function parse(values: ReadonlyMap<string, unknown>, path: string): ReadManifest {
  const whole = Manifest.safeParse(Object.fromEntries(values));
  if (whole.success) return { manifest: whole.data, problems: [] };
  const odd = new Set(whole.error.issues.map(({ path: [key] }) => String(key)));
  const isPlanned = [...odd].every((key) => !planKeys.has(key));
  const problem = shapeProblem(whole.error, path, isPlanned ? "note" : "refused");
  const sound = [...values].filter(([key]) => !odd.has(key));
  const rest = Manifest.safeParse(Object.fromEntries(sound));
  return { manifest: rest.success ? rest.data : null, problems: [problem] };
}

/** A value that is lost may be the plan's. */
function damaged(problem: Problem): Problem {
  const [, pointer] = problem.source.split("#/");
  const key = pointer?.split("/")[0];
  const isPlan = key === undefined || planKeys.has(key);
  const effect = problem.effect === "refused" || isPlan ? "refused" : "note";
  return { ...problem, effect };
}

function noObject(path: string): Problem {
  const message = "The manifest is no JSON object: what was planned is unknown.";
  return { code: "malformed_row", effect: "refused", source: path, message };
}
