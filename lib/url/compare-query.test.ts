import { describe, expect, it } from "vitest";
import { formatCompareQuery, parseCompareQuery, swappedQuery } from "./compare-query.ts";

const plain = parseCompareQuery({ base: "r_a", run: "r_b" });

describe("parseCompareQuery", () => {
  it("has a default for everything but the runs", () => {
    expect(plain).toEqual({
      ...{ base: "r_a", runs: ["r_b"], dropped: 0, pair: "", board: "", ignoreRulers: false },
      ...{ openRate: 0.5, seed: 1, strata: "tasks", cell: null, page: 1 },
    });
    expect(formatCompareQuery(plain).toString()).toBe("base=r_a&run=r_b");
  });

  it("names every run once, and leaves out the fields of a form that nobody filled in", () => {
    const query = parseCompareQuery({ base: "r_a", run: ["", "r_b", "r_a", " r_c ", "r_b"] });
    expect(query).toMatchObject({ base: "r_a", runs: ["r_b", "r_c"] });
  });

  it("takes the first run for the baseline where none is named", () => {
    expect(parseCompareQuery({ run: ["r_a", "r_b"] })).toMatchObject({
      base: "r_a",
      runs: ["r_b"],
    });
  });

  it("counts what it drops beyond six runs", () => {
    const query = parseCompareQuery({ base: "r_0", run: ["1", "2", "3", "4", "5", "6", "7"] });
    expect(query.runs).toEqual(["1", "2", "3", "4", "5"]);
    expect(query.dropped).toBe(2);
  });

  it.each([
    [{ qb: "1.5" }],
    [{ qb: "half" }],
    [{ seed: "-1" }],
    [{ seed: "4294967296" }],
    [{ strata: "none" }],
    [{ outcomes: "pass" }],
    [{ outcomes: "pass_won" }],
    [{ pair: "r_c" }],
    [{ page: "0" }],
  ])("reads %o as the default", (params) => {
    expect(parseCompareQuery({ base: "r_a", run: "r_b", ...params })).toEqual(plain);
  });

  it("keeps a seed and a rate of 0", () => {
    expect(parseCompareQuery({ qb: "0", seed: "0" })).toMatchObject({ openRate: 0, seed: 0 });
  });
});

describe("formatCompareQuery", () => {
  it("gives the address back that was read", () => {
    const text =
      "board=b&base=r_a&run=r_b&run=r_c&pair=r_c&ignore=1&qb=0.25&seed=7&strata=equal&outcomes=pass_fail&page=2";
    const params = new URLSearchParams(text);
    const read = parseCompareQuery({ ...Object.fromEntries(params), run: params.getAll("run") });
    expect(formatCompareQuery(read).toString()).toBe(text);
  });
});

describe("swappedQuery", () => {
  it("puts another run in the baseline's place and the baseline in its own", () => {
    const query = parseCompareQuery({ base: "r_a", run: ["r_b", "r_c"], pair: "r_c", page: "2" });
    expect(formatCompareQuery(swappedQuery(query, "r_c")).toString()).toBe(
      "base=r_c&run=r_b&run=r_a&pair=r_a",
    );
    expect(formatCompareQuery(swappedQuery(plain, "r_b")).toString()).toBe("base=r_b&run=r_a");
  });
});
