/**
 * C(n, k): the number of ways to choose k of n, exact while below 2^53; 0 when k is larger than n.
 *
 * @example
 * choose(4, 2); // 6
 */
export function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
