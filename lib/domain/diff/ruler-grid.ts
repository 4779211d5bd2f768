import type { ComparedScore } from "../compare/compared-score.ts";
import type { Cell, RulerGrid } from "./decomposition.ts";
import type { RulerCorner } from "./ruler-cells.ts";

/** The episodes of a corner, or why it has none. */
export type CornerScores =
  | { readonly scores: readonly ComparedScore[]; readonly reason: null }
  | { readonly scores: null; readonly reason: string };

export interface GridOnOneSet {
  readonly grid: RulerGrid;
  /** Episodes that are validly scored in every corner that is there: the one set all means are over. */
  readonly episodes: number;
}

/**
 * The four means of a change of ruler over one fixed set of episodes: those with a valid score in every corner that
 * is there. An empty corner stays empty with its reason; so do all of them when no episode is in all.
 */
export function rulerGrid(corners: Readonly<Record<RulerCorner, CornerScores>>): GridOnOneSet {
  const present = Object.values(corners).flatMap(({ scores }) => {
    return scores === null ? [] : [validValues(scores)];
  });
  const named = new Set(present.flatMap((values) => [...values.keys()]));
  const shared = new Set([...named].filter((name) => present.every((values) => values.has(name))));
  const cell = (corner: RulerCorner) => cellOf(corners[corner], shared);
  return {
    grid: {
      oldScorerOldData: cell("oldScorerOldData"),
      newScorerOldData: cell("newScorerOldData"),
      oldScorerNewData: cell("oldScorerNewData"),
      newScorerNewData: cell("newScorerNewData"),
    },
    episodes: shared.size,
  };
}

function cellOf({ scores, reason }: CornerScores, shared: ReadonlySet<string>): Cell {
  if (scores === null) return { value: null, reason };
  const own = [...validValues(scores)].filter(([name]) => shared.has(name));
  if (own.length === 0) {
    return { value: null, reason: "no episode is validly scored in all of them" };
  }
  return { value: own.reduce((sum, [, value]) => sum + value, 0) / own.length };
}

function validValues(scores: readonly ComparedScore[]): ReadonlyMap<string, number> {
  return new Map(
    scores.flatMap(({ task, trial, scaled }) => {
      return scaled === null ? [] : [[JSON.stringify([task, trial]), scaled] as const];
    }),
  );
}
