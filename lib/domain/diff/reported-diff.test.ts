import { describe, expect, it } from "vitest";
import { reportedDiff } from "./reported-diff.ts";
import type { ReportedRow } from "./reported-row.ts";

const options = { taskSet: "banking", metric: "pass_hat_1", ignoreComparability: false };

function row(id: string, version: string | null, figure: string | null, more = {}): ReportedRow {
  return {
    id,
    label: id,
    listed: true,
    unlistedReason: null,
    benchmark: "bench",
    taskSet: "banking",
    parts: [{ name: "scorer_version", value: version }],
    figures: { pass_hat_1: figure },
    ...more,
  };
}

const before = [row("a", "1", "30"), row("b", "1", "20"), row("c", "1", "10"), row("d", "2", "5")];
const after = [row("a", "2", "30"), row("b", "2", "40"), row("c", "2", "30.0"), row("d", "2", "5")];

describe("the cohort", () => {
  it("is every row whose pair of rulers is the one compared", () => {
    const diff = reportedDiff(before, after, options);
    expect(diff).toMatchObject({ metric: "banking/pass_hat_1", rows: 3, pairs: 3, warnings: [] });
    expect(diff.denominators).toEqual({ parsed: 4, valid: 4, compatible: 3, compared: 3 });
    expect(diff.apart).toEqual([{ id: "d", reason: "scorer version 2 on both sides" }]);
  });

  it("takes in other rulers when asked to, and says so", () => {
    const diff = reportedDiff(before, after, { ...options, ignoreComparability: true });
    expect(diff).toMatchObject({ rows: 4, pairs: 6, apart: [] });
    expect(diff.denominators).toEqual({ parsed: 4, valid: 4, compatible: 3, compared: 4 });
    expect(diff.warnings).toEqual([expect.stringContaining("1 of 4 rows")]);
  });

  it("gives no warning when ignoring comparability changes nothing", () => {
    const [same, moved] = [before.slice(0, 3), after.slice(0, 3)];
    const diff = reportedDiff(same, moved, { ...options, ignoreComparability: true });
    expect(diff.warnings).toEqual([]);
  });

  it("compares the rows of an unchanged ruler when none changed", () => {
    const diff = reportedDiff(after, after, options);
    expect(diff).toMatchObject({
      rows: 4,
      reversals: [],
      tiesEntered: [],
      tiesLeft: [],
      notes: [],
    });
  });

  it("says when nothing can be compared", () => {
    const diff = reportedDiff([], [], { ...options, ignoreComparability: true });
    expect(diff).toMatchObject({ rulers: null, rows: 0, warnings: ["No row can be compared."] });
  });

  it("warns when two pairs of rulers are equally frequent", () => {
    const two = reportedDiff([row("a", "1", "1"), row("b", "3", "2")], after, options);
    expect(two).toMatchObject({ rows: 1, warnings: [expect.stringContaining("equally many")] });
    expect(two.apart).toContainEqual({ id: "b", reason: "scorer version 3 before, 2 after" });
  });
});

describe("what stands apart", () => {
  it("says on which side a row or a figure is absent", () => {
    const left = [row("x", "1", "1"), row("y", "1", null), row("z", "1", "3"), row("n", "1", null)];
    const right = [
      row("w", "2", "1"),
      row("y", "2", "2"),
      row("z", "2", null),
      row("n", "2", null),
    ];
    const { apart } = reportedDiff(left, right, options);
    expect(Object.fromEntries(apart.map(({ id, reason }) => [id, reason]))).toEqual({
      x: "only in the archive before",
      w: "only in the archive after",
      y: "no figure before",
      z: "no figure after",
      n: "no figure on either side",
    });
  });

  it("names every folder that is not listed, once, whatever task sets it holds", () => {
    const hidden = { listed: false, unlistedReason: "not in the archive's manifest" };
    const left = [
      ...before,
      row("h", "1", "1", hidden),
      row("i", "1", "1", { ...hidden, taskSet: "other" }),
    ];
    const right = [...after, row("h", "2", "1", hidden), row("j", "2", "1", { listed: false })];
    expect(reportedDiff(left, right, options).apart.slice(1)).toEqual([
      { id: "h", reason: "not in the archive's manifest" },
      { id: "i", reason: "not in the archive's manifest" },
      { id: "j", reason: "not listed" },
    ]);
  });

  it("does not treat an unknown part as changed or as equal to a known one", () => {
    const unknown = reportedDiff(
      [...before, row("u", null, "1")],
      [...after, row("u", null, "1")],
      options,
    );
    expect(unknown.apart).toContainEqual({
      id: "u",
      reason: "scorer version unknown on both sides",
    });
  });
});

it("names reversals, ties and shared ranks with the archived figures", () => {
  const diff = reportedDiff(before, after, options);
  expect(diff.reversals).toEqual([{ a: "a", b: "b", before: ["30", "20"], after: ["30", "40"] }]);
  expect(diff.tiesEntered).toEqual([
    { a: "a", b: "c", before: ["30", "10"], after: ["30", "30.0"] },
  ]);
  expect(diff.ranks).toEqual([
    { id: "b", before: 2, after: 1, tiedBefore: false, tiedAfter: false },
    { id: "a", before: 1, after: 2, tiedBefore: false, tiedAfter: true },
    { id: "c", before: 3, after: 2, tiedBefore: false, tiedAfter: true },
  ]);
});

it("notes a label that moved without its figure, and keeps the row", () => {
  const diff = reportedDiff(before, after, options);
  expect(diff.notes.map(({ id }) => id)).toEqual(["a"]);
  expect(diff.ranks.map(({ id }) => id)).toContain("a");
});

it("puts the cheaper row first when the figure is a cost", () => {
  const costs = (rows: ReportedRow[]) =>
    rows.map(({ figures, ...rest }) => ({
      ...rest,
      figures: { cost: figures["pass_hat_1"] ?? null },
    }));
  const diff = reportedDiff(costs(before), costs(after), { ...options, metric: "cost" });
  expect(diff.ranks.map(({ id, before: rank }) => [id, rank])).toEqual([
    ["a", 3],
    ["c", 1],
    ["b", 2],
  ]);
});
