/** A word of the data as text for people: `scorer_version` is `scorer version`. */
export function plainWord(word: string): string {
  return word.replaceAll("_", " ");
}
