/** The first `limit` code points of a text: Python slices by code point, JavaScript by half a pair. */
export function firstCodePoints(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  let taken = 0;
  for (const char of text) {
    if (taken === limit) break;
    taken += 1;
    end += char.length;
  }
  return text.slice(0, end);
}
