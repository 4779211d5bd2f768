/**
 * The score over the whole plan if the unresolved group's own mean were known:
 * full = naive + (1 - coverage) * p0 (measurement.md 2).
 *
 * @param naive score with the unresolved counted as zero
 * @param coverage share of the plan that is validly scored
 * @param unresolvedMean p0, the mean scaled score of the unresolved group
 * @throws RangeError if an argument is not between 0 and 1
 * @example
 * fullScore(0.3, 0.5, 0.28); // 0.44
 */
export function fullScore(naive: number, coverage: number, unresolvedMean: number): number {
  for (const share of [naive, coverage, unresolvedMean]) {
    if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no share`);
  }
  return naive + (1 - coverage) * unresolvedMean;
}
