/** The mean score under one scorer and one task data, or why it could not be computed. */
export type Cell = { readonly value: number } | { readonly value: null; readonly reason: string };

/** S(g, d) over one fixed set of episodes in one mode: scorer old or new, task data old or new. */
export interface RulerGrid {
  readonly oldScorerOldData: Cell;
  readonly newScorerOldData: Cell;
  readonly oldScorerNewData: Cell;
  readonly newScorerNewData: Cell;
}

/** What each part of the change does when the parts come in one order. */
export interface OrderedEffects {
  readonly scorer: Cell;
  readonly data: Cell;
}

/** The change of ruler taken apart in both orders; they differ by the interaction. */
export interface Decomposition {
  readonly scorerFirst: OrderedEffects;
  readonly dataFirst: OrderedEffects;
  /** S(1,1) - S(1,0) - S(0,1) + S(0,0). */
  readonly interaction: Cell;
}

/**
 * Splits a change of ruler into the scorer's and the task data's part (measurement.md 8). An effect
 * that needs an empty cell stays empty with that cell's reason; nothing is filled from elsewhere.
 *
 * @example
 * // 0.40, 0.46 with the new scorer, 0.37 with the new data, 0.49 with both:
 * // scorer first 0.06 + 0.03, data first -0.03 + 0.12, interaction 0.06
 */
export function decompose(grid: RulerGrid): Decomposition {
  const { oldScorerOldData, newScorerOldData, oldScorerNewData, newScorerNewData } = grid;
  const scorerFirst = {
    scorer: difference(newScorerOldData, oldScorerOldData),
    data: difference(newScorerNewData, newScorerOldData),
  };
  const dataFirst = {
    scorer: difference(newScorerNewData, oldScorerNewData),
    data: difference(oldScorerNewData, oldScorerOldData),
  };
  return { scorerFirst, dataFirst, interaction: difference(dataFirst.scorer, scorerFirst.scorer) };
}

function difference(a: Cell, b: Cell): Cell {
  if (a.value === null) return a;
  return b.value === null ? b : { value: a.value - b.value };
}
