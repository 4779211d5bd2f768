/**
 * Parses a text in which NaN, Infinity and -Infinity may stand for numbers, as Python's `json` writes them.
 *
 * @throws SyntaxError when it is no JSON for another reason
 */
export function parseNonFinite(text: string): unknown {
  if (!/NaN|Infinity/.test(text)) return JSON.parse(text);
  // A text of the file's own that reads like the mark would be taken for one more: then a longer mark is tried.
  for (let mark = "NaN"; ; mark += "N") {
    const { json, marks } = rewritten(text, JSON.stringify(mark));
    let met = 0;
    const value: unknown = JSON.parse(json, (_key, member: unknown) => {
      if (member !== mark) return member;
      met += 1;
      return Number.NaN;
    });
    if (met <= marks) return value;
  }
}

/** The text with each NaN as a quoted mark, and each infinity as a number that no double holds. */
function rewritten(text: string, mark: string): { readonly json: string; readonly marks: number } {
  const parts: string[] = [];
  let marks = 0;
  let pos = 0;
  while (pos < text.length) {
    const quote = text.indexOf('"', pos);
    const outside = text.slice(pos, quote < 0 ? text.length : quote);
    const replaced = outside.replace(/NaN|Infinity/g, (word) => {
      if (word !== "NaN") return "1e999";
      marks += 1;
      return mark;
    });
    pos = quote < 0 ? text.length : endOfString(text, quote);
    parts.push(replaced, quote < 0 ? "" : text.slice(quote, pos));
  }
  return { json: parts.join(""), marks };
}

/** Where the string that begins at `quote` has ended. */
function endOfString(text: string, quote: number): number {
  for (let end = quote; ; ) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let slashes = 0;
    while (text[end - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
}
