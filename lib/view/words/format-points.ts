/** Decimal noise below which a difference counts as lying on its tenth. */
const noise = 1e-7;

/**
 * Bounds on a difference in points of 100: `−15.0 to +37.0`, rounded outwards, so that nothing possible is left out;
 * `+3.0` where both ends are one.
 */
export function formatPoints(low: number, high: number): string {
  if (low === high) return signed(Math.round(low * 1000));
  return `${signed(Math.floor(low * 1000 + noise))} to ${signed(Math.ceil(high * 1000 - noise))}`;
}

function signed(tenths: number): string {
  if (tenths === 0) return "0.0";
  return `${tenths < 0 ? "−" : "+"}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
