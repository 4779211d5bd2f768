/**
 * Orders two texts by code point, the order of UTF-8 bytes. JavaScript's own `<` orders by UTF-16
 * unit, which puts U+1F600 before U+FF5E. An order of all strings, without locale.
 *
 * @returns -1, 0 or 1
 * @example
 * compareCodePoints("a", "b"); // -1
 */
export function compareCodePoints(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  let at = 0;
  while (at < shared && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (at === shared) return Math.sign(a.length - b.length);
  return Math.sign(rank(a.charCodeAt(at)) - rank(b.charCodeAt(at)));
}

/** A unit's place in code point order: surrogates, which stand for points above U+FFFF, go last. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}
