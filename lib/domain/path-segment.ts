const plain = /^[A-Za-z0-9_-]$/;

/**
 * Writes any text as one address segment: every UTF-8 byte outside [A-Za-z0-9_-] becomes `~hh`.
 *
 * @example
 * pathSegment("tau2 bench"); // "tau2~20bench"
 */
export function pathSegment(text: string): string {
  let segment = "";
  for (const byte of new TextEncoder().encode(text)) {
    const character = String.fromCharCode(byte);
    segment += plain.test(character) ? character : `~${byte.toString(16).padStart(2, "0")}`;
  }
  return segment;
}

/**
 * Reads a segment back; null when it was not written by `pathSegment`.
 *
 * @example
 * fromPathSegment("tau2~20bench"); // "tau2 bench"
 */
export function fromPathSegment(segment: string): string | null {
  if (!/^(?:[A-Za-z0-9_-]|~[0-9a-f]{2})*$/.test(segment)) return null;
  const bytes = segment.match(/~[0-9a-f]{2}|./g)?.map(byteOf) ?? [];
  const text = new TextDecoder().decode(new Uint8Array(bytes));
  return pathSegment(text) === segment ? text : null;
}

function byteOf(piece: string): number {
  return piece.startsWith("~") ? Number.parseInt(piece.slice(1), 16) : piece.charCodeAt(0);
}

/** The address of a board: one benchmark and one task set. */
export function boardSlug(benchmark: string, taskSet: string): string {
  return `${pathSegment(benchmark)}-${pathSegment(taskSet)}`;
}
