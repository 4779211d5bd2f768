const units = new Map([
  ["", 1],
  ["k", 1e3],
  ["m", 1e6],
  ["g", 1e9],
]);

/** Reads `300MB`, `64k` or `1000` as a number of bytes. */
export function readSize(text: string): number {
  const [, digits, letter] = /^(\d+)([kmg]?)b?$/i.exec(text) ?? [];
  const unit = units.get((letter ?? "").toLowerCase());
  if (digits === undefined || unit === undefined)
    throw new Error(`${text} is no size: write 300MB`);
  return Number(digits) * unit;
}
