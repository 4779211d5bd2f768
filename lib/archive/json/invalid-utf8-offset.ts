import { isUtf8 } from "node:buffer";

/** Index of the first byte sequence that is not UTF-8; the length when all are. */
export function invalidUtf8Offset(bytes: Uint8Array): number {
  let at = 0;
  for (;;) {
    const lead = bytes[at];
    if (lead === undefined) return at;
    const length = sequenceBytes(lead);
    if (length > 1 && !isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
}

/** How long a character is by its first byte; a byte that can be no first byte fails the check as two. */
function sequenceBytes(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}
