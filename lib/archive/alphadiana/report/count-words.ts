/** How often each word occurs, in order of first occurrence. */
export function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const soFar = counts.get(word);
    counts.set(word, soFar === undefined ? 1 : soFar + 1);
  }
  return counts;
}
