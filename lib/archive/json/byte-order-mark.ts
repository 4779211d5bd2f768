/** What a text's first bytes say about its encoding. A UTF-8 mark is accepted and skipped; the others are refused. */
export interface ByteOrderMark {
  readonly skipBytes: number;
  readonly refused: "UTF-16" | "UTF-32" | null;
}

/** First bytes as a reader sees them: hexadecimal, with `tt` for any byte of plain text. */
const marks: readonly { readonly pattern: RegExp; readonly found: ByteOrderMark }[] = [
  { pattern: /^ef bb bf/, found: { skipBytes: 3, refused: null } },
  { pattern: /^ff fe 00 00/, found: { skipBytes: 0, refused: "UTF-32" } },
  { pattern: /^00 00 fe ff/, found: { skipBytes: 0, refused: "UTF-32" } },
  { pattern: /^(?:ff fe|fe ff)/, found: { skipBytes: 0, refused: "UTF-16" } },
  { pattern: /^(?:tt 00 00 00|00 00 00 tt)/, found: { skipBytes: 0, refused: "UTF-32" } },
  { pattern: /^(?:tt 00 tt 00|00 tt 00 tt)/, found: { skipBytes: 0, refused: "UTF-16" } },
];

/** Reads a byte order mark, or the zero bytes that betray UTF-16 and UTF-32 text without one. */
export function byteOrderMark(bytes: Uint8Array): ByteOrderMark {
  const first = [...bytes.subarray(0, 4)].map(byteWord).join(" ");
  const mark = marks.find(({ pattern }) => pattern.test(first));
  return mark?.found ?? { skipBytes: 0, refused: null };
}

function byteWord(byte: number): string {
  const isText = (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);
  return isText ? "tt" : byte.toString(16).padStart(2, "0");
}
