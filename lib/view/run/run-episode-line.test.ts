import { expect, it } from "vitest";
import { episodeCaption } from "../episode/episode-caption.ts";
import { timelineAbsence } from "../episode/timeline-absence.ts";
import { countsOf } from "../testing.ts";
import { ruleMeanings } from "./rule-words.ts";
import { episodeLine, type ListedEpisode } from "./run-episode-line.ts";

const failed: ListedEpisode = {
  ...{ ordinal: 4, task: "a", trial: 0, planned: true, execution: "finished" },
  ...{ terminationWord: "user_stop", status: "valid", reason: null, archivedValue: "0" },
  outcome: "fail",
};

it("keeps a scored 0 a fail and an unscored 0 unscored", () => {
  expect(episodeLine(failed, undefined)).toEqual({
    ...{ key: 4, task: "a", trial: 0, isPlanned: true, archived: "0", execution: "finished" },
    outcome: { word: "fail", detail: null, tone: "fail" },
    word: "user_stop",
    cost: { text: "unknown", note: "not in the archive" },
  });
  const facts = { status: "unscored", reason: "policy_zero", outcome: null } as const;
  expect(episodeLine({ ...failed, ...facts }, []).outcome).toEqual({
    ...{ word: "unscored", detail: "0 written without scoring", tone: "open" },
  });
});

it.each([
  [{ outcome: "pass" }, "pass", null, "pass"],
  [{ outcome: "partial" }, "partial", null, "fail"],
  [{ outcome: "pass", reason: "vacuous" }, "pass", "task without criteria", "pass"],
  [
    { status: "suspect", reason: "double_scored", outcome: null },
    "invalid",
    "suspect, scored twice",
    "open",
  ],
  [
    { status: "missing", reason: "not_in_archive", outcome: null },
    "missing",
    "not in the archive",
    "open",
  ],
  [{ status: "excluded", outcome: null }, "excluded", null, "open"],
] as const)("shows %o as %s", (facts, word, detail, tone) => {
  expect(episodeLine({ ...failed, ...facts }, []).outcome).toEqual({ word, detail, tone });
});

it("says which episodes a page shows, out of how many", () => {
  const counts = { ...countsOf(84, 111, 5), unplanned: 2 };
  const all = { status: "any", task: "", after: null, spans: null } as const;
  const order = "in the archive's order, those it does not hold last";
  expect(episodeCaption(counts, all, 100)).toBe(`100 of 202 episodes on this page, ${order}`);
  expect(episodeCaption(counts, { ...all, after: 99 }, 100)).toContain("further on");
  const narrowed = { status: "replay_invalid", task: "4", after: null, spans: null } as const;
  expect(episodeCaption(counts, narrowed, 1)).toBe(
    `1 of 202 episodes on this page: replay invalid, task names with “4”, ${order}`,
  );
  expect(episodeCaption(counts, { ...all, task: "4" }, 1)).toContain(": task names with “4”");
});

it("explains each rule once and leaves out what nobody described", () => {
  const rule = (name: string, metric: string) => ({ name, metric, value: 0.4 });
  const rules = [
    rule("tau_bench_official", "pass_hat_1"),
    rule("tau_bench_official", "pass_hat_2"),
    rule("somebody_elses", "accuracy"),
  ];
  expect(ruleMeanings(rules).map((one) => one.rule)).toEqual(["tau_bench_official"]);
});

it.each([
  [{ isMissing: true, hasTrace: false, visibility: "public" }, "no record of this episode"],
  [{ isMissing: false, hasTrace: false, visibility: "public" }, "no trace of its steps"],
  [{ isMissing: false, hasTrace: true, visibility: "aggregates_only" }, "its maintainers"],
  [{ isMissing: false, hasTrace: true, visibility: "public" }, "shown publicly"],
] as const)("says why there is no step to see: %o", (absence, words) => {
  expect(timelineAbsence(absence)).toContain(words);
});
