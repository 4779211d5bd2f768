import type { Alignment } from "./alignment.ts";
import { type BestReadings, bestReadings, valueAt } from "./best-readings.ts";
import { readingRoles } from "./reading-roles.ts";
import { type Readings, walkReadings } from "./walk-readings.ts";

export interface SettledReadings extends Readings {
  /** 1 where readings were dropped because the scorer replays right after an action that ends the episode. */
  readonly settled: Uint8Array;
}

/**
 * The best readings, and among them only those with the scorer's copy of the reference right after each action that
 * ends the episode, if there are such (hal.md 2.3). Where the log takes such a copy for the agent's own calls in
 * every reading, both stay possible: a call that was logged and never executed looks the same.
 *
 * @param places those right after an action that ends the episode
 */
export function settledReadings(
  alignment: Alignment,
  best: BestReadings,
  places: ReadonlySet<number>,
): SettledReadings {
  const { copyStarts, copyLength } = alignment;
  const expected = [...places].filter((place) => copyStarts[place] === 1);
  const open = walkReadings(alignment, best);
  const kept = readingsWith(alignment, best, expected) ?? open;
  const contested = expected.filter((place) => kept.copyStarts[place] === 0);
  const roles = Uint8Array.from(kept.roles, (role, index) =>
    contested.some((from) => from <= index && index < from + copyLength)
      ? role | readingRoles.copy
      : role,
  );
  const settled = kept.roles.map((role, index) => (role === open.roles[index] ? 0 : 1));
  return { ...kept, roles, settled, mostCopies: kept.mostCopies + contested.length };
}

/** The best readings with a copy at each of these places; null when none of the best has them all. */
function readingsWith(
  alignment: Alignment,
  best: BestReadings,
  places: readonly number[],
): Readings | null {
  if (places.length === 0) return null;
  const narrowed = bestReadings(alignment, new Set(places));
  const isAsGood = valueAt(narrowed, 0, 0) === valueAt(best, 0, 0);
  return isAsGood ? walkReadings(alignment, narrowed) : null;
}
