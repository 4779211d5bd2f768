import type { MigrationResult } from "./rescore-summary.ts";

/** Two values of one episode. Null: that side gave none. */
export interface ValuePair {
  readonly id: string;
  readonly before: number | null;
  readonly after: number | null;
}

const tolerance = 1e-6;

/** Divides pairs of values into equal, different and not comparable; the last two by id, so that none is lost. */
export function compareValues(pairs: readonly ValuePair[]): MigrationResult {
  const idsOf = (kind: Comparison) =>
    pairs.filter((pair) => compared(pair) === kind).map(({ id }) => id);
  return {
    agreed: idsOf("agreed").length,
    disagreed: idsOf("disagreed"),
    unknown: idsOf("unknown"),
  };
}

type Comparison = "agreed" | "disagreed" | "unknown";

function compared({ before, after }: ValuePair): Comparison {
  if (before === null || after === null) return "unknown";
  return Math.abs(before - after) <= tolerance ? "agreed" : "disagreed";
}
