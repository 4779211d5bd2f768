import type { OrderKey, OrderKeys } from "../run/keyed-runs.ts";

/**
 * Rows in the order a reader asked for. What is unknown comes last in both directions. Rows that tie stay as
 * they came, whichever the direction: by name, then by id.
 */
export function ordered<Row extends { readonly keys: OrderKeys }>(
  rows: readonly Row[],
  key: OrderKey,
  direction: "asc" | "desc",
): readonly Row[] {
  return rows.toSorted((a, b) => byValue(a.keys[key], b.keys[key], direction));
}

function byValue(a: number | null, b: number | null, direction: "asc" | "desc"): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction === "asc" ? a - b : b - a;
}
