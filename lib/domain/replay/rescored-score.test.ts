import { describe, expect, it } from "vitest";
import type { ReplayEvidence } from "./replay-evidence.ts";
import { type RescoreClaim, rescoredScore } from "./rescored-score.ts";

const clean: ReplayEvidence = {
  validity: "valid",
  missingTools: [],
  drift: null,
  firstDivergence: null,
  firstFailingCall: null,
  returned: "1.0",
};

function scoreOf(replay: Partial<ReplayEvidence>, claim: Partial<RescoreClaim> = {}) {
  const { status, reason, value } = rescoredScore({
    replay: { ...clean, ...replay },
    value: 1,
    status: null,
    reason: null,
    scoreSource: "replayed",
    evidence: [],
    ...claim,
  });
  return [status, reason, value];
}

describe("rescoredScore", () => {
  it("takes a value of a valid replay, a zero too", () => {
    expect(scoreOf({})).toEqual(["valid", null, 1]);
    expect(scoreOf({}, { value: 0 })).toEqual(["valid", null, 0]);
  });

  it("believes no number of a replay in which a call fails that had succeeded", () => {
    const firstFailingCall = { index: 3, name: "toggle_roaming", message: "not found" };
    expect(scoreOf({ firstFailingCall })).toEqual(["replay_invalid", "state_mismatch", null]);
    const missing = { firstFailingCall, validity: "tool_missing" } as const;
    expect(scoreOf(missing)).toEqual(["replay_invalid", "tool_missing", null]);
  });

  it("believes no number where a needed tool is missing or a needed call differs", () => {
    expect(scoreOf({ missingTools: ["pay"] })).toEqual(["replay_invalid", "tool_missing", null]);
    const drift = { differing: 1, checked: 30 };
    expect(scoreOf({ drift })).toEqual(["replay_invalid", "state_mismatch", null]);
    const firstDivergence = { call: 0, tool: "pay", recorded: "ok", replayed: null };
    expect(scoreOf({ firstDivergence })).toEqual(["replay_invalid", "state_mismatch", null]);
  });

  it("takes nothing from a replay that nobody could check, or whose mode nobody knows", () => {
    expect(scoreOf({ validity: "unchecked" })).toEqual(["unscored", "indeterminate", null]);
    expect(scoreOf({ validity: "mode_unknown" })).toEqual(["replay_invalid", "mode_unknown", null]);
    expect(scoreOf({ validity: "parse_failed" })).toEqual(["invalid", "parse_failed", null]);
  });

  it("keeps a status of a valid replay and drops its number", () => {
    expect(scoreOf({}, { status: "unscored", reason: "policy_zero", value: 0 })).toEqual([
      "unscored",
      "policy_zero",
      null,
    ]);
    expect(scoreOf({}, { value: null })).toEqual(["unscored", "scorer_error", null]);
    expect(scoreOf({}, { status: "valid" })).toEqual(["valid", null, 1]);
    expect(scoreOf({}, { status: "missing" })).toEqual(["missing", "not_in_archive", null]);
    expect(scoreOf({}, { status: "suspect" })).toEqual(["suspect", "indeterminate", null]);
  });

  it("keeps the returned number as text whatever the validity", () => {
    const replay = { ...clean, validity: "tool_missing" } as const;
    const claim = { value: 1, status: null, reason: null, evidence: [] };
    const score = rescoredScore({ ...claim, replay, scoreSource: "rescored" });
    expect(score).toMatchObject({ value: null, replay: { returned: "1.0" } });
  });
});
