import { expect, it } from "vitest";
import type { RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";
import { countsOf, measuredBy } from "../testing.ts";
import { rescoreText } from "./rescore-lines.ts";

const rescore: RescoreSummary = {
  ...{ id: "x_1", memberPath: null, source: "r.jsonl#L1", tool: "regrade" },
  of: { run: "r_1", archiveSha256: null, nativeId: null, taskSet: null },
  scoreSource: "replayed",
  measurement: measuredBy("m_2", "2"),
  ...{ normalizations: [], numberReturned: "0.125", episodes: 3, statuses: { valid: 1 } },
  migration: { agreed: 1, disagreed: ["a, trial 0"], unknown: [] },
  placement: {
    ...{ run: "r_1", model: "m", agent: "loop", board: "b-set", benchmark: "b", taskSet: "set" },
    ...{ matched: 2, notMentioned: 1, notInRun: ["z, trial 0"], agreement: null },
    ...{ counts: countsOf(1, 0, 2), reasons: {} },
    score: { naive: 1 / 3, ofScored: 1, low: 1 / 40, high: 39 / 40 },
  },
};

it("says what would be added, with bounds and without the number returned among them", () => {
  const { finding, facts, run } = rescoreText(rescore, false);
  expect(finding).toBe(
    "It would add a row of its own to b-set, under ruler m_2, with bounds of 2.5–97.5 %. The archived scores stay as they are.",
  );
  expect(run).toMatchObject({ id: "r_1", board: "b-set" });
  expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
    Matched: "2 episodes of the run",
    "Not in the run": "1: z, trial 0",
    "Not spoken of": "1 planned episode, missing for this ruler",
    "Number returned": "0.125, no score",
    "Migration check":
      "the old rule agrees on 1 of 2 migrated records; it differs for 1: a, trial 0",
  });
});

it("calls a second measuring by the same ruler a check", () => {
  const agreement = { agreed: 2, disagreed: [], unknown: [] };
  const { placement } = rescore;
  if (placement === null) throw new Error("the example lies over a run");
  const check = { ...rescore, placement: { ...placement, agreement } };
  expect(rescoreText(check, false).finding).toContain("publishing it adds no scores");
  expect(rescoreText(check, true).finding).toContain("it added no scores");
});
