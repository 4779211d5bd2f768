import type { Board, BoardRun } from "#lib/domain/board-run.ts";
import { compareCodePoints } from "#lib/domain/compare-code-points.ts";
import { type BoardFinding, boardFinding } from "./board-finding.ts";
import { type BoardGroup, boardGroups } from "./board-groups.ts";
import { type OrderKey, ordered } from "./board-order.ts";
import { type BoardRow, boardRow } from "./board-row.ts";
import { boardRuler, type RulerTerm } from "./board-ruler.ts";

/** What of a board's address decides which rows are shown and in which order. */
export interface BoardChoice {
  readonly sort: OrderKey;
  readonly dir: "asc" | "desc";
  readonly q: string;
  readonly org: string;
  readonly coverage: "any" | "full" | "partial";
  readonly page: number;
}

export interface GroupView {
  readonly id: string;
  readonly kind: BoardGroup["kind"];
  readonly title: string;
  readonly reasons: readonly string[];
  readonly rows: readonly BoardRow[];
  /** For each sort and direction the indexes of `rows`; null when the rows fill more than one page. */
  readonly orders: Readonly<Record<string, readonly number[]>> | null;
}

export interface BoardView {
  readonly finding: BoardFinding;
  readonly ruler: readonly RulerTerm[];
  readonly groups: readonly GroupView[];
  readonly total: number;
  readonly matching: number;
  readonly pages: number;
  readonly organizations: readonly string[];
}

/** Rows on one page of a board. */
const pageRows = 200;

const keys = ["lower", "upper", "archived", "coverage", "cost", "name", "date"] as const;

/** A board as its page shows it. Ranks are taken over all rows: a filter hides rows and renumbers none. */
export function boardView(board: Board, runs: readonly BoardRun[], choice: BoardChoice): BoardView {
  const groups = boardGroups(board, runs);
  const shown = groups.map((group) => ({
    group,
    runs: ordered(
      group.runs.filter((run) => matches(run, choice)),
      choice.sort,
      choice.dir,
    ),
  }));
  const matching = shown.reduce((sum, { runs: some }) => sum + some.length, 0);
  const pages = Math.max(1, Math.ceil(matching / pageRows));
  return {
    finding: boardFinding(groups),
    ruler: boardRuler(board, runs),
    groups: pageOf(shown, Math.min(choice.page, pages), pages),
    total: runs.length,
    matching,
    pages,
    organizations: organizationsOf(runs),
  };
}

interface Shown {
  readonly group: BoardGroup;
  readonly runs: readonly BoardRun[];
}

function pageOf(shown: readonly Shown[], page: number, pages: number): readonly GroupView[] {
  let start = 0;
  return shown.flatMap(({ group, runs }) => {
    const from = Math.max(0, (page - 1) * pageRows - start);
    const to = Math.max(0, page * pageRows - start);
    start += runs.length;
    const some = runs.slice(from, to);
    return some.length === 0 ? [] : [groupView(group, some, pages === 1)];
  });
}

function groupView(
  { id, kind, title, reasons, places }: BoardGroup,
  runs: readonly BoardRun[],
  isWhole: boolean,
): GroupView {
  const unranked = { rank: "–", tied: false };
  const rows = runs.map((run) => boardRow(run, places.get(run.id) ?? unranked));
  return { id, kind, title, reasons, rows, orders: isWhole ? ordersOf(runs) : null };
}

function ordersOf(runs: readonly BoardRun[]): Readonly<Record<string, readonly number[]>> {
  const index = new Map(runs.map((run, at) => [run, at]));
  const entries = keys.flatMap((key) =>
    (["asc", "desc"] as const).map((dir) => {
      const places = ordered(runs, key, dir).flatMap((run) => index.get(run) ?? []);
      return [`${key}-${dir}`, places] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function matches(run: BoardRun, { q, org, coverage }: BoardChoice): boolean {
  const names = searchText(run);
  const words = q.toLowerCase().split(/\s+/);
  if (!words.every((word) => names.includes(word))) return false;
  if (org !== "" && organization(run) !== org) return false;
  if (coverage === "any") return true;
  const isFull = run.counts !== null && run.counts.valid === run.counts.planned;
  return coverage === "full" ? isFull : !isFull;
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
