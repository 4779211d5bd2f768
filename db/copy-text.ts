export type CopyValue = string | number | boolean | null;

/**
 * One row in COPY's text format. Null is `\N`, an empty text is empty; NUL cannot be stored in a text
 * column at all, so it is refused here by name rather than by the server in the middle of a stream.
 */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyField).join("\t")}\n`;
}

function copyField(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "number") return String(value);
  if (value.includes("\0")) throw new RangeError("a text with a NUL character cannot be stored");
  return value.replace(/[\\\t\n\r]/g, escaped);
}

function escaped(character: string): string {
  if (character === "\t") return "\\t";
  if (character === "\n") return "\\n";
  if (character === "\r") return "\\r";
  return "\\\\";
}
