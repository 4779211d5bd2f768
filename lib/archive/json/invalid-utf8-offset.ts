import { isUtf8 } from "node:buffer";

/** Index of the first byte sequence that is not UTF-8; the length when all are. */
export function invalidUtf8Offset(bytes: Uint8Array): number {
  let at = 0;
  for (;;) {
    const lead = bytes[at];
    if (lead === undefined) return at;
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (length > 1 && !isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
}
