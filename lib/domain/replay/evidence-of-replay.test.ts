import { describe, expect, it } from "vitest";
import { compareReplays } from "./compare-replays.ts";
import { evidenceOfReplay } from "./evidence-of-replay.ts";
import type { ReplayTrace } from "./replay-trace.ts";
import type { ReplayedCall } from "./replayed-call.ts";
import { callOf } from "./testing.ts";

function traceOf(calls: readonly ReplayedCall[]): ReplayTrace {
  const blank = { trial: 0, trajectoryDigest: null, referenceTools: [], returned: "1.0" };
  return { task: "a", ...blank, status: "valid", reason: null, calls };
}

function evidence(recorded: readonly ReplayedCall[], rerun: readonly ReplayedCall[]) {
  const { episodes } = compareReplays([traceOf(recorded)], [traceOf(rerun)], "solo");
  return episodes.map(evidenceOfReplay)[0];
}

describe("evidenceOfReplay", () => {
  it("names the call that broke, and keeps the returned number as text", () => {
    const broken = callOf({ isError: true, resultText: "no such user" });
    expect(evidence([callOf()], [broken])).toEqual({
      validity: "state_mismatch",
      missingTools: [],
      drift: { differing: 1, checked: 1 },
      firstDivergence: { call: 0, tool: "get_user", recorded: "done", replayed: "no such user" },
      firstFailingCall: { index: 0, name: "get_user", message: "no such user" },
      returned: "1.0",
    });
    expect(evidence([callOf()], [callOf({ isError: true, resultText: "" })])).toMatchObject({
      firstFailingCall: { message: null },
    });
  });

  it("has nothing to say of a faithful re-run, nor a share of no calls", () => {
    const nothing = { missingTools: [], firstDivergence: null, firstFailingCall: null };
    expect(evidence([callOf()], [callOf()])).toMatchObject({ validity: "valid", ...nothing });
    expect(evidence([], [])).toMatchObject({ validity: "valid", drift: null, ...nothing });
  });

  it("says nothing of another trajectory", () => {
    expect(evidence([callOf()], [callOf({ tool: "other" })])).toBe(null);
  });
});
