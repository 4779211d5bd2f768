import { describe, expect, it } from "vitest";
import { countsOf, runOf } from "#lib/view/testing.ts";
import { rulerCells } from "./ruler-cells.ts";

function row(
  id: string,
  scorer: string | null,
  data: string,
  facts: Partial<Parameters<typeof runOf>[0]> = {},
) {
  const blank = runOf({ id, counts: countsOf(1, 1, 0), ...facts });
  const part = (name: "scorer_version" | "task_set_version" | "mode", value: string | null) => {
    return { name, value, source: value === null ? null : "archive" } as const;
  };
  const parts = [
    part("scorer_version", scorer),
    part("task_set_version", data),
    part("mode", "solo"),
  ];
  return { ...blank, measurement: { ...blank.measurement, parts } };
}

const [before, after] = [row("a", "1", "old"), row("d", "2", "new")];

describe("rulerCells", () => {
  it("finds the rows of the same system in the other corners", () => {
    const rows = [before, row("b", "2", "old"), row("c", "1", "new"), after];
    const cells = rulerCells(before, after, rows);
    expect(cells?.newScorerOldData.row?.id).toBe("b");
    expect(cells?.oldScorerNewData.row?.id).toBe("c");
  });

  it("leaves a corner empty with its reason: nobody there, or several", () => {
    const other = row("e", "2", "old");
    const foreign = { ...row("f", "1", "new"), system: { ...before.system, model: "another" } };
    const reported = row("g", "1", "new", { counts: null });
    const nameless = row("h", null, "new");
    const rows = [before, row("b", "2", "old"), other, foreign, reported, nameless, after];
    const cells = rulerCells(before, after, rows);
    expect(cells?.newScorerOldData).toEqual({
      row: null,
      reason: "2 rows of this system could stand here",
    });
    expect(cells?.oldScorerNewData).toEqual({
      row: null,
      reason: "no row of this system under scorer 1 on task set new",
    });
  });

  it("has no corners between two systems, or two modes", () => {
    const foreign = { ...after, system: { ...after.system, model: "another" } };
    expect(rulerCells(before, foreign, [before, foreign])).toBe(null);
  });

  it("has no corners where only one version changes, or one is unknown", () => {
    expect(rulerCells(before, row("b", "2", "old"), [])).toBe(null);
    expect(rulerCells(before, row("b", "1", "new"), [])).toBe(null);
    expect(rulerCells(before, row("b", null, "new"), [])).toBe(null);
    expect(rulerCells(row("b", null, "new"), after, [])).toBe(null);
  });
});
