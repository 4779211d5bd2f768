import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boardColumns,
  boardSorts,
  coverageFilters,
  directions,
  filters,
  formatBoardQuery,
  openingAddresses,
  parseBoardQuery,
  sortedBy,
} from "./board-query.ts";

const words = fc.string({ maxLength: 60 }).map((text) => text.trim());
const anyQuery = fc.record({
  sort: fc.constantFrom(...boardSorts),
  dir: fc.constantFrom(...directions),
  q: words,
  org: words,
  coverage: fc.constantFrom(...coverageFilters),
  cols: fc.subarray([...boardColumns]),
  open: words,
  page: fc.integer({ min: 1, max: 999_999 }),
  matrix: fc.boolean(),
});
const names = ["sort", "dir", "q", "org", "coverage", "cols", "open", "page", "matrix"] as const;

describe("a board's address", () => {
  it("opens a row as its query would", () => {
    const id = "r_0123456789abcdef0123";
    fc.assert(
      fc.property(anyQuery, (query) => {
        const opened = formatBoardQuery({ ...query, open: id });
        expect(openingAddresses("/boards/a", query)(id)).toBe(`/boards/a?${opened}`);
      }),
    );
  });

  it("comes back from its own text", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const params = Object.fromEntries(new URLSearchParams(formatBoardQuery(query).toString()));
        expect(parseBoardQuery(params)).toEqual(query);
      }),
    );
  });

  it("reads any parameters at all", () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (params) => {
        const query = parseBoardQuery(params);
        const again = Object.fromEntries(formatBoardQuery(query));
        expect(parseBoardQuery(again)).toEqual(query);
      }),
    );
  });

  it("is empty for the default", () => {
    expect(formatBoardQuery(parseBoardQuery({})).toString()).toBe("");
  });

  it("takes the boxes of a form as well as the joined list", () => {
    expect(parseBoardQuery({ cols: ["none", "date", "cost"] }).cols).toEqual(["cost", "date"]);
    expect(parseBoardQuery({ cols: "cost.date" }).cols).toEqual(["cost", "date"]);
    expect(parseBoardQuery({ cols: "none" }).cols).toEqual([]);
    expect(parseBoardQuery({ cols: "nonsense" }).cols).toEqual(["measurement", "cost", "date"]);
  });

  it("turns the direction on the second click only", () => {
    const first = sortedBy(parseBoardQuery({ page: "3" }), "cost");
    expect(first).toMatchObject({ sort: "cost", dir: "asc", page: 1 });
    expect(sortedBy(first, "cost")).toMatchObject({ sort: "cost", dir: "desc" });
    expect(sortedBy(sortedBy(first, "cost"), "cost")).toMatchObject({ dir: "asc" });
  });

  it("knows when it hides rows", () => {
    expect(filters(parseBoardQuery({ sort: "name" }))).toBe(false);
    for (const params of [{ q: "a" }, { org: "b" }, { coverage: "full" }]) {
      expect(filters(parseBoardQuery(params))).toBe(true);
    }
  });
});
