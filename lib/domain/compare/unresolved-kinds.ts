import type { ScoreReason, ScoreStatus } from "../score/score-status.ts";
import type { ComparedScore } from "./compared-score.ts";

/** One kind of unresolved episodes, counted on both sides. */
export interface UnresolvedKind {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly a: number;
  readonly b: number;
}

/**
 * Unresolved episodes by status and reason on both sides; the bounds are the sum of theirs (measurement.md 2).
 * The largest kind first, of equals the one that comes first in A.
 */
export function unresolvedKinds(
  a: readonly ComparedScore[],
  b: readonly ComparedScore[],
): readonly UnresolvedKind[] {
  const kinds = new Map<string, UnresolvedKind>();
  const sides = [
    ["a", a],
    ["b", b],
  ] as const;
  for (const [side, scores] of sides) {
    for (const { status, reason, scaled } of scores) {
      if (scaled !== null) continue;
      const name = `${status} ${reason}`;
      const kind = kinds.get(name) ?? { status, reason, a: 0, b: 0 };
      kinds.set(name, { ...kind, [side]: kind[side] + 1 });
    }
  }
  return [...kinds.values()].toSorted((one, two) => two.a + two.b - one.a - one.b);
}
