import { expect, it } from "vitest";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { boardOf, boardRunOf, measuredBy, runOf } from "../testing.ts";
import { boardLine } from "./board-line.ts";
import { preparedBoard } from "./prepared-board.ts";

const tallied = {
  board: boardOf("m_1"),
  rows: 2,
  groups: 1,
  planned: 1200,
  valid: 1195,
  lastPublishedAt: "2026-11-30T10:00:00.000Z",
};

const readRows = (runs: readonly BoardRun[]) => ({
  runs,
  prepared: preparedBoard(tallied.board, runs),
});

it("says what a board holds and what its order amounts to", () => {
  const measurement = { ...measuredBy("m_1", null), scorer: "database" };
  const runs = [boardRunOf(runOf({ measurement })), boardRunOf(runOf({ id: "r_2", measurement }))];
  expect(boardLine(tallied, readRows(runs))).toMatchObject({
    rows: "2",
    measurement: "database, version unknown",
    coverage: "1\u202f195 of 1\u202f200 episodes scored",
    constructed: false,
    updated: "2026-11-30",
    finding: "The order of both rows is identified: no unresolved episode could change it.",
  });
  const constructed = runs.map((run) => ({ ...run, constructed: true }));
  expect(boardLine({ ...tallied, groups: 2 }, readRows(constructed))).toMatchObject({
    rows: "2 in 2 groups",
    constructed: true,
  });
});

it("keeps an empty board and bare figures apart", () => {
  const bare = { ...tallied, planned: null, valid: null, lastPublishedAt: null };
  expect(boardLine({ ...bare, rows: 0, groups: 0 }, readRows([]))).toMatchObject({
    coverage: "no rows",
    measurement: "no row yet",
    updated: null,
    constructed: false,
  });
  expect(boardLine(bare, readRows([boardRunOf(runOf())]))).toMatchObject({
    coverage: "unknown: figures only",
    measurement: "unknown scorer, 1.0",
  });
});
