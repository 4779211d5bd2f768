/** JSON's white space: blank, line feed, carriage return, tab. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
