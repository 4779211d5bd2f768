/**
 * C(c, k) / C(n, k): the share of k-subsets of n trials that lie wholly inside c of them. Taken factor
 * by factor, so that no binomial overflows.
 *
 * @param inside c, from 0 to n
 * @param trials n, at least k
 * @param k size of the subsets, at least 1
 * @throws RangeError if the numbers are not whole or out of order
 * @example
 * subsetShare(3, 4, 2); // 0.5
 */
export function subsetShare(inside: number, trials: number, k: number): number {
  const isOrdered = 0 <= inside && inside <= trials && 1 <= k && k <= trials;
  if (!(isOrdered && [inside, trials, k].every(Number.isSafeInteger))) {
    throw new RangeError(`no share of ${k}-subsets for ${inside} of ${trials} trials`);
  }
  let share = 1;
  for (let taken = 0; taken < k && share > 0; taken += 1) {
    share *= (inside - taken) / (trials - taken);
  }
  return share;
}
