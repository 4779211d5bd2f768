import type { Problem } from "#lib/domain/problem.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import { fieldOf } from "./field-of.ts";
import type { HalRun } from "./hal-run.ts";

/**
 * The harness's own `accuracy`: the stored numbers, believed or not, over a count that does not depend on what the
 * archive holds. A named rule beside ours, and a note where that count is not the number of episodes.
 *
 * @param over the harness's constant; null for a benchmark whose accuracy divides by what was found
 */
export function* harnessAccuracy(
  run: HalRun,
  scores: readonly ScoreRecord[],
  over: number | null,
): Generator<Reading> {
  if (over === null) return;
  const value = scores.reduce((sum, score) => sum + pointsOf(score), 0) / over;
  yield { kind: "rule", run: run.ref, rule: { name: "hal_accuracy", metric: "accuracy", value } };
  const note = otherCount(run, scores.length, over);
  if (note !== null) yield { kind: "problem", problem: note };
}

function pointsOf({ archivedValue, value }: ScoreRecord): number {
  const points = archivedValue === null ? value : Number(archivedValue);
  return points === null ? 0 : points;
}

function otherCount({ document, ref }: HalRun, found: number, over: number): Problem | null {
  const stated = fieldOf(document.values.get("results")?.value, "accuracy");
  if (typeof stated !== "number" || found === over) return null;
  const message = `The harness divides accuracy by ${over}, whatever a run holds; ${found} of its episodes have an entry here.`;
  const source = `${ref}#/results/accuracy`;
  return { code: "recount_disagrees", effect: "note", source, message };
}
