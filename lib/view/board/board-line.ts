import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { counted, formatCount } from "../words/format.ts";
import { versionText } from "../words/version-text.ts";
import type { PreparedBoard } from "./prepared-board.ts";

/** One board in the list of boards. */
export interface BoardLine {
  readonly slug: string;
  readonly title: string;
  readonly what: string;
  readonly finding: string;
  readonly rows: string;
  readonly measurement: string;
  readonly coverage: string;
  readonly constructed: boolean;
  /** The day of the newest row; null for a board without rows. */
  readonly updated: string | null;
}

interface Tallied {
  readonly board: Board;
  readonly rows: number;
  readonly groups: number;
  readonly planned: number | null;
  readonly valid: number | null;
  readonly lastPublishedAt: string | null;
}

interface ReadRows {
  readonly runs: readonly BoardRun[];
  readonly prepared: PreparedBoard;
}

export function boardLine(tallied: Tallied, { runs, prepared }: ReadRows): BoardLine {
  const { board, rows, groups, lastPublishedAt } = tallied;
  return {
    slug: board.slug,
    title: board.title,
    what: `${board.benchmark} / ${board.taskSet}`,
    finding: prepared.finding.sentence,
    rows: groups > 1 ? `${formatCount(rows)} in ${counted(groups, "group")}` : formatCount(rows),
    measurement: measurementText(board, runs),
    coverage: coverageText(tallied),
    constructed: runs.length > 0 && runs.every(({ constructed }) => constructed),
    updated: lastPublishedAt === null ? null : lastPublishedAt.slice(0, 10),
  };
}

function measurementText({ measurementKey }: Board, runs: readonly BoardRun[]): string {
  const row = runs.find(({ measurement }) => measurement.key === measurementKey);
  if (row === undefined) return "no row yet";
  const { scorer, scorerVersion } = row.measurement;
  const version = scorerVersion === null ? "version unknown" : versionText(scorerVersion);
  return `${scorer ?? "unknown scorer"}, ${version}`;
}

function coverageText({ planned, valid, rows }: Tallied): string {
  if (planned === null || valid === null) return rows === 0 ? "no rows" : "unknown: figures only";
  return `${formatCount(valid)} of ${counted(planned, "episode")} scored`;
}
