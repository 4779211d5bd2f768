import { expect, it } from "vitest";
import type { BoardRescore } from "#lib/domain/board/board-run.ts";
import { boardRunOf, runOf } from "../testing.ts";
import { agreementText } from "./agreement-text.ts";
import { measurementLines } from "./measurement-lines.ts";

it("shows the number returned beside the bounds and never as one", () => {
  const run = boardRunOf(runOf({}));
  const rescore: BoardRescore = {
    ...{ id: "x_1", numberReturned: "0.125", tool: null, normalizations: [] },
    ...{ archiveSha256: "a", notMentioned: 2, notInRun: [] },
    scoreSource: "replayed",
    migration: { agreed: 3, disagreed: ["a, trial 0"], unknown: [] },
    publishedAt: "2026-01-01T00:00:00.000Z",
  };

  const [own, replayed] = measurementLines([run, { ...run, rescore }]);

  expect(own).toMatchObject({ source: "as archived", numberReturned: null, notes: [] });
  expect(replayed).toMatchObject({ source: "replayed", numberReturned: "0.125" });
  expect(replayed?.score).toBe(own?.score);
  expect(replayed?.notes).toEqual([
    "2 episodes not spoken of",
    "migration check: the old rule agrees on 3 of 4; it differs for a, trial 0",
  ]);
});

it("lists every disagreement of a check", () => {
  expect(agreementText({ agreed: 2, disagreed: ["a, trial 1"], unknown: ["b, trial 0"] })).toBe(
    "2 of 3 compared episodes have the value that was there. Different: a, trial 1. 1 episode without a valid value on one side: b, trial 0.",
  );
});
