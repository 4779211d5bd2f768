import { expect, it } from "vitest";
import { changedTaskSets } from "./changed-task-sets.ts";
import type { ReportedRow } from "./reported-row.ts";

function row(id: string, taskSet: string, figure: string | null, listed = true): ReportedRow {
  const common = { benchmark: "bench", unlistedReason: null, parts: [] };
  return { ...common, id, taskSet, listed, label: id, figures: { pass_hat_1: figure } };
}

it("lists the task sets of which a listed row's figure changed, by name", () => {
  const before = [row("x", "retail", "80"), row("x", "banking", "20"), row("x", "airline", "50.0")];
  const after = [row("x", "retail", "81"), row("x", "banking", "30"), row("x", "airline", "50.00")];
  expect(changedTaskSets(before, after, "pass_hat_1")).toEqual(["banking", "retail"]);
});

it("leaves out rows that are new or not listed on a side", () => {
  const before = [row("x", "retail", "80", false), row("y", "banking", "20")];
  const after = [
    row("x", "retail", "81"),
    row("y", "banking", "30", false),
    row("z", "airline", "1"),
  ];
  expect(changedTaskSets(before, after, "pass_hat_1")).toEqual([]);
});

it("counts a figure that became null as changed, and two nulls as the same", () => {
  const before = [row("x", "a", "1"), row("x", "b", null)];
  const after = [row("x", "a", null), row("x", "b", null)];
  expect(changedTaskSets(before, after, "pass_hat_1")).toEqual(["a"]);
});
