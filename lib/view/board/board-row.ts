import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { countLines } from "../run/run-counts.ts";
import { runSystem } from "../run/run-system.ts";
import { formatPercent } from "../words/format.ts";
import { type CostCell, costCell } from "./cost-cell.ts";
import { type DateCell, dateCell } from "./date-cell.ts";
import { rowId } from "./row-id.ts";
import { type Chip, markChips, rulerChips } from "./ruler-chips.ts";
import { type ScoreCell, scoreCell } from "./score-cell.ts";

/** One line of a board. Plain data: it crosses to the browser. */
export interface BoardRow {
  readonly id: string;
  /** `2–5`; a dash for a row that is not ranked. */
  readonly rank: string;
  readonly tied: boolean;
  readonly model: string;
  readonly others: string;
  readonly score: ScoreCell;
  readonly naive: string;
  readonly ofScored: string;
  readonly counts: string;
  readonly chips: readonly Chip[];
  readonly cost: Omit<CostCell, "usd">;
  readonly date: Omit<DateCell, "sortText">;
}

/** A row's place in its group. */
export interface Place {
  readonly rank: string;
  readonly tied: boolean;
}

export function boardRow(run: BoardRun, place: Place): BoardRow {
  const system = runSystem(run);
  const { usd: _usd, ...cost } = costCell(run);
  const { sortText: _sortText, ...date } = dateCell(run.dates);
  return {
    id: rowId(run),
    rank: place.rank,
    tied: place.tied,
    model: system.model === null ? "unknown model" : system.model,
    others: system.others.join(" · "),
    score: scoreCell(run),
    naive: formatPercent(run.score.naive),
    ofScored: formatPercent(run.score.ofScored),
    counts: statusCounts(run),
    chips: [...rulerChips(run), ...markChips(run)],
    cost,
    date,
  };
}

/** Pass and fail always, every other status that occurs. */
function statusCounts({ counts }: BoardRun): string {
  if (counts === null) return "unknown";
  return countLines(counts)
    .filter(({ label, episodes }) => episodes > 0 || label === "pass" || label === "fail")
    .map(({ label, episodes }) => `${episodes} ${label}`)
    .join(", ");
}
