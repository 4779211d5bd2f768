import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { findingOf } from "#lib/domain/board/finding.ts";
import { rowBounds } from "#lib/domain/board/row-bounds.ts";
import { counted } from "../words/format.ts";
import { systemLabel } from "../words/system-label.ts";
import type { BoardGroup } from "./board-groups.ts";

/** The board's finding, and the run whose unresolved episodes would decide it where there is one such run. */
export interface BoardFinding {
  readonly sentence: string;
  readonly tone: "certain" | "open";
  readonly causeRunId: string | null;
}

export function boardFinding(groups: readonly BoardGroup[]): BoardFinding {
  const ranked = groups.find(({ kind }) => kind === "ranked");
  if (ranked === undefined) return withoutRanks(groups);
  const rows = ranked.runs.flatMap((run) => {
    const row = findingRow(run);
    return row === null ? [] : [{ run, row }];
  });
  const finding = findingOf(rows.map(({ row }) => row));
  const cause = finding.kind === "one_cause" ? finding.cause : null;
  const found = rows.find(({ row }) => row === cause);
  return {
    sentence: finding.sentence,
    tone: finding.kind === "identified" ? "certain" : "open",
    causeRunId: found === undefined ? null : found.run.id,
  };
}

function findingRow(run: BoardRun) {
  const bounds = rowBounds(run.counts, run.score);
  if (bounds === null || run.counts === null) return null;
  const { planned, valid } = run.counts;
  return { label: systemLabel(run.system), ...bounds, unresolved: planned - valid, planned };
}

function withoutRanks(groups: readonly BoardGroup[]): BoardFinding {
  const figures = groups.filter(({ kind }) => kind === "reported");
  const rows = figures.reduce((sum, { runs }) => sum + runs.length, 0);
  const sentence =
    rows === 0
      ? "No row is ranked yet."
      : `No order is identified: all ${counted(rows, "row")} ${rows === 1 ? "is" : "are"} figures without episodes, so nobody can say what is missing from them.`;
  return { sentence, tone: "open", causeRunId: null };
}
