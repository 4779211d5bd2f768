/** Two lists side by side, as far as both reach. */
export function paired<A, B>(
  some: readonly A[],
  others: readonly B[],
): readonly (readonly [A, B])[] {
  const pairs: (readonly [A, B])[] = [];
  const rest = others[Symbol.iterator]();
  for (const one of some) {
    const { done, value } = rest.next();
    if (done === true) break;
    pairs.push([one, value]);
  }
  return pairs;
}
