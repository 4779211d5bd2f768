import type { BoundAtK } from "#lib/domain/run-summary.ts";
import { formatBounds } from "../words/format.ts";

export interface KLine {
  readonly k: number;
  readonly hat: string;
  readonly at: string;
}

/** pass^k and pass@k under one k. */
export function kLines(hat: readonly BoundAtK[], at: readonly BoundAtK[]): readonly KLine[] {
  const ks = [...new Set([...hat, ...at].map(({ k }) => k))].toSorted((a, b) => a - b);
  return ks.map((k) => ({ k, hat: boundsAt(hat, k), at: boundsAt(at, k) }));
}

function boundsAt(bounds: readonly BoundAtK[], k: number): string {
  const found = bounds.find((bound) => bound.k === k);
  return found === undefined ? "–" : formatBounds(found.low, found.high);
}
