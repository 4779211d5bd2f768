import { expect, it } from "vitest";
import { figureOf } from "../testing.ts";
import { figureLines } from "./figure-lines.ts";

it("writes figures as archived, and whether they agree", () => {
  const lines = figureLines([
    figureOf("42.0", { recomputed: 0.42, agrees: true }),
    figureOf(null),
    figureOf("0.5", { unit: "fraction", metric: "accuracy", recomputed: 0.4, agrees: false }),
    figureOf("0", { unit: "usd", metric: "cost", recomputed: 0 }),
    figureOf("7", { unit: "count", metric: "tasks_seen", recomputed: 8 }),
  ]);
  expect(lines.map((line) => [line.name, line.archived, line.recomputed, line.agrees])).toEqual([
    ["pass^1", "42.0 %", "42.0 %", "agrees"],
    ["pass^1", "null in the archive", "–", "cannot be recomputed"],
    ["accuracy", "50 %", "40.0 %", "differs"],
    ["cost", "$0", "$0.00", "cannot be recomputed"],
    ["tasks seen", "7", "8", "cannot be recomputed"],
  ]);
});
