import { describe, expect, it } from "vitest";
import { correctRun } from "#lib/domain/correction/correct-run.ts";
import type { Correction } from "#lib/domain/correction/correction.ts";
import { correctionEffect } from "#lib/domain/correction/correction-effect.ts";
import { boardOf, boardRunOf, reportedRun, runOf } from "../testing.ts";
import { movedRows } from "./moved-rows.ts";

function correction(facts: Partial<Correction>): Correction {
  return {
    ...{ id: "c_1", kind: "note", reason: "r", evidence: [], author: "ada", role: "m" },
    target: { kind: "run", run: "r_1" },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", supersedes: null, effect: null },
    ...facts,
  };
}

const board = boardOf("m_1");

describe("a row under a correction", () => {
  it("without its figure has no rank, is unknown and not zero, and keeps the old", () => {
    const [best, second] = [
      boardRunOf(reportedRun({ id: "r_1" }, "42")),
      boardRunOf(reportedRun({ id: "r_2" }, "0")),
    ];
    const target = { kind: "figure", run: "r_1", metric: "pass_hat_1" } as const;
    const retraction = correction({ kind: "retraction", target });
    const corrected = correctRun(best, [retraction], null);
    expect(movedRows(board, [best, second], [best, second]).map(({ rank }) => rank)).toEqual([
      "1",
      "2",
    ]);
    expect(movedRows(board, [corrected, second], [corrected, second])).toMatchObject([
      { rank: null, reported: [{ value: null }] },
      { rank: "1", reported: [{ value: "0" }] },
    ]);
    expect(corrected.archived?.reported).toMatchObject([{ value: "42" }]);
    expect(correctionEffect(retraction, best, corrected)).toEqual({ before: "42", after: null });
  });

  it("that withdraws it takes no place, and the others move up", () => {
    const [first, second] = [boardRunOf(runOf({ id: "r_1" })), boardRunOf(runOf({ id: "r_2" }))];
    const gone = correctRun(first, [correction({ kind: "retraction" })], null);
    expect(movedRows(board, [gone, second], [gone, second])).toMatchObject([
      { rank: null, withdrawn: { id: "c_1", permalink: "/corrections/c_1" } },
      { rank: "1", withdrawn: null },
    ]);
  });

  it("takes the latest of two names, and stays itself under a note", () => {
    const run = boardRunOf(runOf());
    const named = (model: string | null) =>
      correction({ kind: "relabel", change: { kind: "names", names: { model } } });
    expect(correctRun(run, [named("a"), named("b")], null).system.model).toBe("b");
    expect(correctRun(run, [named("a"), named(null)], null).system.model).toBeNull();
    const noted = correctRun(run, [correction({})], null);
    expect({ ...noted, corrections: [] }).toEqual(run);
    expect(correctionEffect(correction({}), run, noted)).toBeNull();
  });
});
