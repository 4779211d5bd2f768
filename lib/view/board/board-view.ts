import type { OrderKey } from "../run/keyed-runs.ts";
import type { BoardFinding } from "./board-finding.ts";
import type { BoardGroup } from "./board-groups.ts";
import { ordered } from "./board-order.ts";
import type { BoardRow } from "./board-row.ts";
import type { RulerTerm } from "./board-ruler.ts";
import type { PreparedBoard, PreparedGroup, PreparedRow } from "./prepared-board.ts";

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
  /** For each sort and direction the indexes of `rows`; null when there are too many rows to send them. */
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
/** Up to so many rows a browser sorts without asking again. */
const orderedRows = 100;

const keys = ["lower", "upper", "archived", "coverage", "cost", "name", "date"] as const;

/** A board as its page shows it. Ranks are taken over all rows: a filter hides rows and renumbers none. */
export function boardView(board: PreparedBoard, choice: BoardChoice): BoardView {
  const matching = board.groups.map((group) => ({
    group,
    rows: group.rows.filter((row) => matches(row, choice)),
  }));
  const count = matching.reduce((sum, { rows }) => sum + rows.length, 0);
  const pages = Math.max(1, Math.ceil(count / pageRows));
  const { finding, ruler, total, organizations } = board;
  const page = Math.min(choice.page, pages);
  const groups = count > orderedRows ? pageOf(matching, choice, page) : wholeOf(matching, choice);
  return { finding, ruler, groups, total, matching: count, pages, organizations };
}

interface Matching {
  readonly group: PreparedGroup;
  readonly rows: readonly PreparedRow[];
}

function wholeOf(matching: readonly Matching[], { sort, dir }: BoardChoice): readonly GroupView[] {
  return matching
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, rows }) => {
      const shown = ordered(rows, sort, dir);
      return groupView(group, shown, ordersOf(shown, rows));
    });
}

function pageOf(
  matching: readonly Matching[],
  { sort, dir }: BoardChoice,
  page: number,
): readonly GroupView[] {
  let start = 0;
  return matching.flatMap(({ group, rows }) => {
    const from = Math.max(0, (page - 1) * pageRows - start);
    const to = Math.max(0, page * pageRows - start);
    start += rows.length;
    const some = ordered(rows, sort, dir).slice(from, to);
    return some.length === 0 ? [] : [groupView(group, some, null)];
  });
}

function groupView(
  { id, kind, title, reasons }: PreparedGroup,
  rows: readonly PreparedRow[],
  orders: GroupView["orders"],
): GroupView {
  return { id, kind, title, reasons, rows: rows.map(({ row }) => row), orders };
}

function ordersOf(
  shown: readonly PreparedRow[],
  rows: readonly PreparedRow[],
): Readonly<Record<string, readonly number[]>> {
  const index = new Map(shown.map((row, at) => [row, at]));
  const entries = keys.flatMap((key) =>
    (["asc", "desc"] as const).map((dir) => {
      const places = ordered(rows, key, dir).flatMap((row) => index.get(row) ?? []);
      return [`${key}-${dir}`, places] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function matches(row: PreparedRow, { q, org, coverage }: BoardChoice): boolean {
  const words = q.toLowerCase().split(/\s+/);
  if (!words.every((word) => row.searchText.includes(word))) return false;
  if (org !== "" && row.organization !== org) return false;
  return coverage === "any" || (coverage === "full") === row.isFull;
}
