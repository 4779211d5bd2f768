import type { Interval } from "../numbers/interval.ts";

/** What the valid scores of a run add up to, each scaled to its place between 0 and 1. */
export interface ScoredSum {
  /** N: episodes of the plan, scored or not. */
  readonly planned: number;
  /** V: validly scored ones among them. */
  readonly valid: number;
  /** Sum of the scaled values over the valid episodes; the number of passes where scores are binary. */
  readonly sumScaled: number;
}

/**
 * The figure most boards print: every unresolved episode counted as zero. Null when nothing is planned.
 *
 * @throws RangeError if the sum contradicts itself
 * @example
 * naiveScore({ planned: 100, valid: 50, sumScaled: 30 }); // 0.3
 */
export function naiveScore(sum: ScoredSum): number | null {
  checkSum(sum);
  return sum.planned === 0 ? null : sum.sumScaled / sum.planned;
}

/**
 * The mean over what was scored. Null, not zero, when nothing was.
 *
 * @throws RangeError if the sum contradicts itself
 * @example
 * ofScored({ planned: 50, valid: 40, sumScaled: 28 }); // 0.7
 */
export function ofScored(sum: ScoredSum): number | null {
  checkSum(sum);
  return sum.valid === 0 ? null : sum.sumScaled / sum.valid;
}

/**
 * Bounds on the score over the whole plan: the unresolved all at the bottom of the scale, then all at
 * its top. They assume nothing about why episodes are unresolved and are no sampling interval.
 * Null when nothing is planned.
 *
 * @throws RangeError if the sum contradicts itself
 * @example
 * scoreBounds({ planned: 100, valid: 50, sumScaled: 30 }); // { low: 0.3, high: 0.8 }
 */
export function scoreBounds(sum: ScoredSum): Interval | null {
  checkSum(sum);
  const { planned, valid, sumScaled } = sum;
  if (planned === 0) return null;
  return { low: sumScaled / planned, high: (sumScaled + planned - valid) / planned };
}

function checkSum({ planned, valid, sumScaled }: ScoredSum): void {
  if (!(0 <= sumScaled && sumScaled <= valid && valid <= planned)) {
    throw new RangeError(`no run adds up to ${sumScaled} on ${valid} scored of ${planned}`);
  }
}
