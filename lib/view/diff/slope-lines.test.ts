import { expect, it } from "vitest";
import type { DiffRow } from "./reported-diff-view.ts";
import { slopeLines } from "./slope-lines.ts";

function row(id: string, before: string, after: string, tone: DiffRow["tone"]): DiffRow {
  return { id, label: id, before, after, change: "0", rankBefore: "1", rankAfter: "1", tone };
}

it("puts the highest figure at the top and the lowest at the bottom, over both sides", () => {
  const lines = slopeLines([row("a", "0", "100", "same"), row("b", "50", "25", "same")]);
  expect(lines.map(({ start, end }) => [start, end])).toEqual([
    [1, 0],
    [0.5, 0.75],
  ]);
});

it("labels only rows whose order changed, draws them last and lets no two labels overlap", () => {
  const lines = slopeLines([
    row("a", "10", "20", "reversed"),
    row("b", "10", "20", "tied"),
    row("c", "0", "0", "same"),
  ]);
  expect(lines.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  expect(lines[0]?.labels).toBeNull();
  const [first, second] = lines.slice(1).map(({ labels }) => labels?.end);
  expect(Math.abs(Number(first) - Number(second))).toBeGreaterThan(0.03);
});

it("leaves out a row whose figure is no number", () => {
  expect(slopeLines([row("a", "–", "20", "same")])).toEqual([]);
});
