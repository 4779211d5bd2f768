import { describe, expect, it } from "vitest";
import { boardOf, boardRunOf, countsOf, reportedRun, runOf } from "../testing.ts";
import { boardPairs } from "./board-pairs.ts";

function named(model: string, pass: number, fail: number, unscored: number) {
  const system = { ...runOf().system, model };
  return boardRunOf(runOf({ id: `r_${model}`, system, counts: countsOf(pass, fail, unscored) }));
}

const board = boardOf("m_1");

function idsOf(partners: readonly { readonly id: string }[]): readonly string[] {
  return partners.map(({ id }) => id);
}

describe("the pairs of a board", () => {
  const runs = [
    named("wide", 3, 2, 5),
    named("best", 9, 1, 0),
    named("fifth", 5, 5, 0),
    named("half", 5, 5, 0),
  ];
  const { rows, ranked } = boardPairs(board, [...runs, boardRunOf(reportedRun({}, "99"))]);

  it("stand in the order of the low ends, each row against all others", () => {
    expect(ranked).toBe(4);
    expect(idsOf(rows)).toEqual(["r_best", "r_fifth", "r_half", "r_wide"]);
    expect(rows.map(({ others }) => Object.values(others).flat().length)).toEqual([3, 3, 3, 3]);
  });

  it("tell what is certain from what is not identified", () => {
    const others = rows.map((row) => row.others);
    expect(others.map(({ above }) => idsOf(above))).toEqual([
      ["r_fifth", "r_half", "r_wide"],
      [],
      [],
      [],
    ]);
    expect(others.map(({ tied }) => idsOf(tied))).toEqual([[], ["r_half"], ["r_fifth"], []]);
    expect(others.map(({ open }) => idsOf(open))).toEqual([
      [],
      ["r_wide"],
      ["r_wide"],
      ["r_fifth", "r_half"],
    ]);
  });

  it("are cut at forty rows, and how many there are is said", () => {
    const many = Array.from({ length: 41 }, (_, n) => named(`m${n}`, n, 50 - n, 0));
    const cut = boardPairs(board, many);
    expect(cut.ranked).toBe(41);
    expect(cut.rows).toHaveLength(40);
    expect(idsOf(cut.rows)).not.toContain("r_m0");
  });
});
