import { expect, it } from "vitest";
import { labelMoved } from "./label-moved.ts";
import type { ReportedRow } from "./reported-row.ts";

function row(
  taskSet: string,
  version: string | null,
  figures: ReportedRow["figures"],
): ReportedRow {
  return {
    id: "folder",
    label: "System",
    listed: true,
    unlistedReason: null,
    benchmark: "bench",
    taskSet,
    parts: [{ name: "scorer_version", value: version }],
    figures,
  };
}

it("notes a task set whose version changed while its figures did not", () => {
  const before = [
    row("airline", "1.0.0", { pass_1: "83.0" }),
    row("banking", "1.0.0", { pass_1: "24" }),
  ];
  const after = [
    row("airline", "1.0.1", { pass_1: "83.00" }),
    row("banking", "1.0.1", { pass_1: "32" }),
  ];
  const [note, ...others] = labelMoved(before, after);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ taskSet: "airline", before: "1.0.0", after: "1.0.1" });
  expect(note?.message).toBe(
    "label moved, figure did not: scorer version 1.0.0 to 1.0.1, every figure the same",
  );
});

it.each([
  ["the version stayed", row("t", "1", { pass_1: "8" }), row("t", "1", { pass_1: "8" })],
  [
    "a figure was added",
    row("t", "1", { pass_1: "8" }),
    row("t", "2", { pass_1: "8", pass_2: "7" }),
  ],
  ["a null became a figure", row("t", "1", { pass_1: null }), row("t", "2", { pass_1: "8" })],
  ["there is no figure to stay", row("t", "1", { pass_1: null }), row("t", "2", { pass_1: null })],
  ["the row is new", row("other", "1", { pass_1: "8" }), row("t", "2", { pass_1: "8" })],
])("says nothing when %s", (_, before, after) => {
  expect(labelMoved([before], [after])).toEqual([]);
});

it("says unknown where an archive names no version", () => {
  const figures = { pass_1: "8", cost: null };
  const toKnown = labelMoved([row("t", null, figures)], [row("t", "2", figures)]);
  expect(toKnown[0]?.message).toContain("unknown to 2");
  const toUnknown = labelMoved([row("t", "2", figures)], [row("t", null, figures)]);
  expect(toUnknown[0]?.message).toContain("2 to unknown");
});
