/** A fraction as per cent with one decimal, rounded the way its side of a range asks. */
function percentText(fraction: number, round: (tenths: number) => number): string {
  return (round(fraction * 1000) / 10).toFixed(1);
}

/** Decimal noise below which a figure counts as lying on its tenth: no count of episodes comes so near. */
const noise = 1e-7;
const down = (tenths: number) => Math.floor(tenths + noise);
const up = (tenths: number) => Math.ceil(tenths - noise);

/** One figure: `42.0 %`, rounded to the nearest tenth. Null is a dash, never 0. */
export function formatPercent(fraction: number | null): string {
  return fraction === null ? "–" : `${percentText(fraction, Math.round)} %`;
}

/** Bounds: `42.0–44.5 %`, the low end rounded down and the high end up, so that nothing possible is left out. */
export function formatBounds(low: number, high: number): string {
  if (low === high) return formatPercent(low);
  return `${percentText(low, down)}–${percentText(high, up)} %`;
}

/** Bounds in words for a screen reader: `between 42.0 and 44.5 percent`. */
export function spokenBounds(low: number, high: number): string {
  if (low === high) return `${percentText(low, Math.round)} percent`;
  return `between ${percentText(low, down)} and ${percentText(high, up)} percent`;
}

/** A whole number with thin groups: `12 400`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/** Money: cents from a cent on, more digits below, so that a small sum is never written as 0. Null is unknown, not free. */
export function formatUsd(usd: number | null): string {
  if (usd === null) return "unknown";
  if (usd === 0) return "$0.00";
  if (usd < 0.01) return `$${smallDecimal(usd)}`;
  return `$${usd.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, "\u202f")}`;
}

/** Money to the sixth decimal, for figures that are held against an archive's own. */
export function formatUsdExactly(usd: number): string {
  return `$${usd.toFixed(6).replace(/(\.\d\d\d*?)0+$/, "$1")}`;
}

/** Two significant digits, without an exponent. */
function smallDecimal(usd: number): string {
  return usd.toFixed(Math.min(1 - Math.floor(Math.log10(usd)), 12));
}

/** A range of ranks: `2–5`, or `3` where only one place is possible. */
export function formatRanks(best: number, worst: number): string {
  return best === worst ? String(best) : `${best}–${worst}`;
}

/** Bytes in the unit a reader expects: `4.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}

/** `1 episode`, `2 episodes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The first and last digits of a digest, enough to compare by eye. */
export function shortDigest(digest: string): string {
  return digest.length <= 12 ? digest : `${digest.slice(0, 4)}…${digest.slice(-4)}`;
}
