const leastBytes = 32;

/**
 * Whether bytes are a text's, of at least 32 bytes. A wrong key gives random bytes, of which about three in eight are
 * printable; a text of HAL's is all printable, and one changed byte garbles at most 17.
 */
export function isMostlyText(bytes: Uint8Array): boolean {
  if (bytes.length < leastBytes) return false;
  const printable = bytes.filter((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a);
  return printable.length > bytes.length * 0.75;
}
