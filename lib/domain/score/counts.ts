import type { Counts } from "../run-summary.ts";

/**
 * Hands counts on after checking that they add up: declared = planned + excluded; planned = valid +
 * unscored + replayInvalid + invalid + suspect + missing; valid = pass + fail + partial. Unplanned
 * episodes lie outside every sum.
 *
 * @throws RangeError naming the sum that does not hold, or the count that is no whole number
 */
export function checkCounts(counts: Counts): Counts {
  for (const [name, count] of Object.entries(counts)) {
    if (!(Number.isSafeInteger(count) && count >= 0)) {
      throw new RangeError(`${name} is ${count}, which is no count`);
    }
  }
  const { valid, unscored, replayInvalid, invalid, suspect, missing } = counts;
  checkSum("declared", counts.declared, counts.planned + counts.excluded);
  checkSum(
    "planned",
    counts.planned,
    valid + unscored + replayInvalid + invalid + suspect + missing,
  );
  checkSum("valid", valid, counts.pass + counts.fail + counts.partial);
  return counts;
}

/**
 * U = N - V: planned episodes that could still be a pass or a fail (measurement.md 2).
 *
 * @example
 * unresolved({ planned: 200, valid: 195 }); // 5
 */
export function unresolved(counts: Pick<Counts, "planned" | "valid">): number {
  return counts.planned - counts.valid;
}

function checkSum(name: string, count: number, sum: number): void {
  if (count !== sum) throw new RangeError(`${name} is ${count}, but its parts add up to ${sum}`);
}
