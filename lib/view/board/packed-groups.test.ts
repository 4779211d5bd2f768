import { expect, it } from "vitest";
import { boardOf, boardRunOf, countsOf, figureOf, reportedRun, runOf } from "../testing.ts";
import { boardView } from "./board-view.ts";
import { packGroups, unpackGroups } from "./packed-groups.ts";
import { preparedBoard } from "./prepared-board.ts";

const choice = { sort: "lower", dir: "desc", q: "", org: "", coverage: "any", page: 1 } as const;

it("carries every part of every row, and keeps 0, null and a figure without episodes apart", () => {
  const runs = [
    runOf({ id: "r_1", counts: countsOf(0, 2, 0), reported: [figureOf("0")] }),
    runOf({ id: "r_2", counts: countsOf(1, 1, 3), dates: [{ of: "run", text: "2026-01-05" }] }),
    reportedRun({ id: "r_3" }, "12.5"),
    reportedRun({ id: "r_4" }, "12.50"),
    reportedRun({ id: "r_5" }, null),
  ].map((run) => boardRunOf(run));
  const { groups } = boardView(preparedBoard(boardOf("m_1"), runs), choice);
  const { groups: ordered } = boardView(preparedBoard(boardOf("m_1"), runs.slice(0, 2)), choice);

  expect(unpackGroups(packGroups(groups))).toEqual(groups);
  expect(unpackGroups(packGroups(ordered))).toEqual(ordered);
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ score }) => [score.kind, score.tick])).toEqual([
    ["bounds", null],
    ["bounds", 0],
    ["figure", 0.125],
    ["figure", 0.125],
    ["figure", null],
  ]);
  expect(rows.map(({ tied }) => tied)).toEqual([false, false, true, true, false]);
});
