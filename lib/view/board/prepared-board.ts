import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import { keyedRuns, type OrderKeys } from "../run/keyed-runs.ts";
import { type BoardFinding, boardFinding } from "./board-finding.ts";
import { type BoardGroup, boardGroups } from "./board-groups.ts";
import { type BoardRow, boardRow } from "./board-row.ts";
import { boardRuler, type RulerTerm } from "./board-ruler.ts";

/** One row with all that a reader may search, filter and sort it by. */
export interface PreparedRow {
  readonly row: BoardRow;
  readonly keys: OrderKeys;
  /** In lower case. */
  readonly searchText: string;
  readonly organization: string | null;
  readonly isFull: boolean;
}

export interface PreparedGroup extends Pick<BoardGroup, "id" | "kind" | "title" | "reasons"> {
  /** By name, then by id. */
  readonly rows: readonly PreparedRow[];
}

/** What of a board no address changes. It follows from its rows alone, so many requests can share it. */
export interface PreparedBoard {
  readonly finding: BoardFinding;
  readonly ruler: readonly RulerTerm[];
  readonly groups: readonly PreparedGroup[];
  readonly total: number;
  readonly organizations: readonly string[];
}

export function preparedBoard(board: Board, runs: readonly BoardRun[]): PreparedBoard {
  const groups = boardGroups(board, runs);
  return {
    finding: boardFinding(groups),
    ruler: boardRuler(board, runs),
    groups: groups.map(preparedGroup),
    total: runs.length,
    organizations: organizationsOf(runs),
  };
}

function preparedGroup({ id, kind, title, reasons, runs, places }: BoardGroup): PreparedGroup {
  const unranked = { rank: "–", tied: false };
  const rows = keyedRuns(runs).map(({ run, keys }) => ({
    row: boardRow(run, places.get(run.id) ?? unranked),
    keys,
    searchText: searchText(run),
    organization: organization(run),
    isFull: run.counts !== null && run.counts.valid === run.counts.planned,
  }));
  return { id, kind, title, reasons, rows };
}

function searchText({ system }: BoardRun): string {
  const { model, agent, modelOrganization, submittingOrganization, reasoningEffort } = system;
  const names = [model, agent, modelOrganization, submittingOrganization, reasoningEffort];
  return names
    .filter((name) => name !== null)
    .join(" ")
    .toLowerCase();
}

function organization({ system }: BoardRun): string | null {
  return system.submittingOrganization ?? system.modelOrganization;
}

function organizationsOf(runs: readonly BoardRun[]): readonly string[] {
  const names = new Set(runs.map(organization).filter((name) => name !== null));
  return [...names].toSorted(compareCodePoints);
}
