import { type Cell, decompose } from "#lib/domain/diff/decomposition.ts";
import type { GridOnOneSet } from "#lib/domain/diff/ruler-grid.ts";
import { counted, formatPercent } from "../words/format.ts";
import { formatPoints } from "../words/format-points.ts";

export interface RulerGridView {
  /** Over how many episodes all means are. */
  readonly over: string;
  /** Old data, then new data; in each the old scorer, then the new one. */
  readonly rows: readonly { readonly data: string; readonly cells: readonly [string, string] }[];
  readonly effects: readonly { readonly name: string; readonly text: string }[];
}

/** A change of ruler taken apart: four means, both orders, and by how much the orders differ. */
export function rulerGridView({ grid, episodes }: GridOnOneSet): RulerGridView {
  const { scorerFirst, dataFirst, interaction } = decompose(grid);
  return {
    over: `${counted(episodes, "episode")} validly scored in every corner that is there`,
    rows: [
      { data: "old task data", cells: [mean(grid.oldScorerOldData), mean(grid.newScorerOldData)] },
      { data: "new task data", cells: [mean(grid.oldScorerNewData), mean(grid.newScorerNewData)] },
    ],
    effects: [
      {
        name: "scorer first, then data",
        text: `${effect(scorerFirst.scorer)}, then ${effect(scorerFirst.data)}`,
      },
      {
        name: "data first, then scorer",
        text: `${effect(dataFirst.data)}, then ${effect(dataFirst.scorer)}`,
      },
      { name: "interaction", text: effect(interaction) },
    ],
  };
}

function mean(cell: Cell): string {
  return cell.value === null ? `empty: ${cell.reason}` : formatPercent(cell.value);
}

function effect(cell: Cell): string {
  return cell.value === null ? "not known" : `${formatPoints(cell.value, cell.value)} points`;
}
