import { address, choiceParam, pageParam, type SearchParams, textParam } from "./search-params.ts";

export const boardSorts = [
  "lower",
  "upper",
  "archived",
  "coverage",
  "cost",
  "name",
  "date",
] as const;
export type BoardSort = (typeof boardSorts)[number];

export const directions = ["asc", "desc"] as const;
export type Direction = (typeof directions)[number];

/** Columns a reader may choose; rank, system and score always stand. */
export const boardColumns = ["figures", "counts", "measurement", "cost", "date"] as const;
export type BoardColumn = (typeof boardColumns)[number];

export const coverageFilters = ["any", "full", "partial"] as const;
export type CoverageFilter = (typeof coverageFilters)[number];

/** What a board's address says. */
export interface BoardQuery {
  readonly sort: BoardSort;
  readonly dir: Direction;
  readonly q: string;
  readonly org: string;
  readonly coverage: CoverageFilter;
  readonly cols: readonly BoardColumn[];
  readonly open: string;
  readonly page: number;
  /** Whether every pair of ranked rows is listed under the board. */
  readonly matrix: boolean;
}

const defaultColumns: readonly BoardColumn[] = ["measurement", "cost", "date"];

/** The direction a reader expects first: best, newest, cheapest, A. */
function naturalDirection(sort: BoardSort): Direction {
  return sort === "cost" || sort === "name" ? "asc" : "desc";
}

/** Total: a parameter that makes no sense becomes its default, so no address is an error. */
export function parseBoardQuery(params: SearchParams): BoardQuery {
  const sort = choiceParam(params, "sort", boardSorts, "lower");
  return {
    sort,
    dir: choiceParam(params, "dir", directions, naturalDirection(sort)),
    q: textParam(params, "q"),
    org: textParam(params, "org"),
    coverage: choiceParam(params, "coverage", coverageFilters, "any"),
    cols: parseColumns(params["cols"]),
    open: textParam(params, "open"),
    page: pageParam(params),
    matrix: textParam(params, "matrix") === "1",
  };
}

/** A form sends `cols` once for each box and `none` beside them, an address joins them by dots. */
function parseColumns(value: string | string[] | undefined): readonly BoardColumn[] {
  if (value === undefined) return defaultColumns;
  const words = new Set([value].flat().flatMap((text) => text.split(".")));
  const known = boardColumns.filter((column) => words.has(column));
  return known.length > 0 || words.has("none") ? known : defaultColumns;
}

/** Canonical: keys in one order, defaults left out, so equal queries give equal addresses. */
export function formatBoardQuery(query: BoardQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.sort !== "lower") params.set("sort", query.sort);
  if (query.dir !== naturalDirection(query.sort)) params.set("dir", query.dir);
  if (query.q !== "") params.set("q", query.q);
  if (query.org !== "") params.set("org", query.org);
  if (query.coverage !== "any") params.set("coverage", query.coverage);
  const cols = query.cols.length === 0 ? "none" : query.cols.join(".");
  if (cols !== defaultColumns.join(".")) params.set("cols", cols);
  if (query.open !== "") params.set("open", query.open);
  if (query.page !== 1) params.set("page", String(query.page));
  if (query.matrix) params.set("matrix", "1");
  return params;
}

/** The addresses that open a row: most of each is the same, and 200 rows need not format it 200 times. */
export function openingAddresses(path: string, query: BoardQuery): (id: string) => string {
  const [before, after] = address(path, formatBoardQuery({ ...query, open: "-" })).split("open=-");
  return (id) => `${before}open=${encodeURIComponent(id)}${after}`;
}

/** The query after a click on a column's head: its own direction first, the other one on the second click. */
export function sortedBy(query: BoardQuery, sort: BoardSort): BoardQuery {
  const opposite = query.dir === "asc" ? "desc" : "asc";
  const dir = query.sort === sort ? opposite : naturalDirection(sort);
  return { ...query, sort, dir, page: 1 };
}

/** Whether any row is hidden by the query. */
export function filters(query: BoardQuery): boolean {
  return query.q !== "" || query.org !== "" || query.coverage !== "any";
}
