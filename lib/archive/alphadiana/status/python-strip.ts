/** `str.strip()`: trims U+001C to U+001F and U+0085, which JavaScript does not, and leaves U+FEFF, which JavaScript trims. */
export function pythonStrip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isPythonSpace(text.charAt(start))) start += 1;
  while (end > start && isPythonSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isPythonSpace(char: string): boolean {
  if (char === "\uFEFF") return false;
  return /\s/.test(char) || (char >= "\u001C" && char <= "\u001F") || char === "\u0085";
}
