import { isUtf8 } from "node:buffer";

/** Index of the first byte sequence that is not UTF-8; the length when all are. */
export function invalidUtf8Offset(bytes: Uint8Array): number {
  let sound = 0;
  let end = bytes.length;
  if (isUtf8(bytes)) return end;
  while (end - sound > 1) {
    const middle = sound + Math.floor((end - sound) / 2);
    if (isUtf8(bytes.subarray(0, characterStart(bytes, middle)))) sound = middle;
    else end = middle;
  }
  return characterStart(bytes, sound);
}

/** Steps back from the middle of a character to its first byte, at most three bytes. */
function characterStart(bytes: Uint8Array, index: number): number {
  let start = index;
  while (start > 0 && index - start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
