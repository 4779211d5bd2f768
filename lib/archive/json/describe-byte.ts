/** A byte as a reader can recognise it. */
export function describeByte(byte: number | undefined): string {
  if (byte === undefined) return "the end of the text";
  if (byte === 0x0a || byte === 0x0d) return "a line break";
  if (byte > 0x20 && byte < 0x7f) return `"${String.fromCharCode(byte)}"`;
  return `the byte 0x${byte.toString(16).padStart(2, "0")}`;
}
