import { describe, expect, it } from "vitest";
import type { ComparedScore } from "../compare/compared-score.ts";
import { decompose } from "./decomposition.ts";
import { type CornerScores, rulerGrid } from "./ruler-grid.ts";

function scores(passed: number, of = 100): CornerScores {
  const episodes = Array.from({ length: of }, (_, at) => scored(String(at), at < passed ? 1 : 0));
  return { scores: episodes, reason: null };
}

function scored(task: string, scaled: number | null): ComparedScore {
  const known = {
    status: scaled === null ? "unscored" : "valid",
    outcome: null,
    reason: null,
  } as const;
  return { task, trial: 0, ...known, scaled, requiresWrite: null, emptyReference: null };
}

describe("rulerGrid", () => {
  it("gives the worked means, both orders and the interaction", () => {
    const { grid, episodes } = rulerGrid({
      oldScorerOldData: scores(40),
      newScorerOldData: scores(46),
      oldScorerNewData: scores(37),
      newScorerNewData: scores(49),
    });
    expect(episodes).toBe(100);
    const { scorerFirst, dataFirst, interaction } = decompose(grid);
    const close = (cell: { value: number | null }) => Number(cell.value?.toFixed(4));
    expect([scorerFirst.scorer, scorerFirst.data].map(close)).toEqual([0.06, 0.03]);
    expect([dataFirst.data, dataFirst.scorer].map(close)).toEqual([-0.03, 0.12]);
    expect(close(interaction)).toBe(0.06);
  });

  it("keeps to episodes that are validly scored in every corner, and leaves an empty corner empty", () => {
    const gone = { scores: null, reason: "no row" } as const;
    const some = [scored("a", 1), scored("b", 0), scored("c", null)];
    const others = [scored("a", 0), scored("b", null), scored("c", 1)];
    const { grid, episodes } = rulerGrid({
      oldScorerOldData: { scores: some, reason: null },
      newScorerOldData: gone,
      oldScorerNewData: gone,
      newScorerNewData: { scores: others, reason: null },
    });
    expect(episodes).toBe(1);
    expect(grid).toEqual({
      oldScorerOldData: { value: 1 },
      newScorerOldData: { value: null, reason: "no row" },
      oldScorerNewData: { value: null, reason: "no row" },
      newScorerNewData: { value: 0 },
    });
  });

  it("has no mean where no episode is in all of them", () => {
    const apart = (task: string) => ({ scores: [scored(task, 1)], reason: null });
    const { grid, episodes } = rulerGrid({
      oldScorerOldData: apart("a"),
      newScorerOldData: apart("b"),
      oldScorerNewData: apart("a"),
      newScorerNewData: apart("b"),
    });
    expect(episodes).toBe(0);
    expect(grid.newScorerNewData).toMatchObject({ value: null });
    const none = { scores: null, reason: "no row" } as const;
    const empty = rulerGrid({
      ...{ oldScorerOldData: none, newScorerOldData: none },
      ...{ oldScorerNewData: none, newScorerNewData: none },
    });
    expect(empty.episodes).toBe(0);
  });
});
