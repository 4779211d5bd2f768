/** What a text's first bytes say about its encoding. A UTF-8 mark is accepted and skipped; the others are refused. */
export interface ByteOrderMark {
  readonly skipBytes: number;
  readonly refused: "UTF-16" | "UTF-32" | null;
}

/** Reads a byte order mark, or the zero bytes that betray UTF-16 and UTF-32 text without one. */
export function byteOrderMark(bytes: Uint8Array): ByteOrderMark {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { skipBytes: 3, refused: null };
  if (first === 0xff && second === 0xfe) return refuse(third === 0 && fourth === 0);
  if (first === 0xfe && second === 0xff) return refuse(false);
  if (first === 0 && second === 0)
    return refuse((third === 0xfe && fourth === 0xff) || third === 0);
  if (first === 0 && isText(second) && third === 0) return refuse(false);
  if (isText(first) && second === 0 && isText(third) && fourth === 0) return refuse(false);
  if (isText(first) && second === 0 && third === 0 && fourth === 0) return refuse(true);
  return { skipBytes: 0, refused: null };
}

function isText(byte: number | undefined): boolean {
  return byte !== undefined && (byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

function refuse(wide: boolean): ByteOrderMark {
  return { skipBytes: 0, refused: wide ? "UTF-32" : "UTF-16" };
}
