import { describe, expect, it } from "vitest";
import { compareReplays } from "./compare-replays.ts";
import type { ReplayTrace } from "./replay-trace.ts";
import { callOf } from "./testing.ts";

const reached = callOf({ tool: "toggle" });
const gone = callOf({ tool: "toggle", isError: true, toolKnown: false });

function traceOf(task: string, given: Partial<ReplayTrace> = {}): ReplayTrace {
  const blank = { trial: 0, trajectoryDigest: null, referenceTools: [], returned: "1.0" };
  const score = { status: "valid", reason: null } as const;
  return { task, ...blank, ...score, calls: [callOf()], ...given };
}

describe("compareReplays", () => {
  it("holds a tool absent in every episode of a re-run once one did not find it", () => {
    const recorded = [
      traceOf("reached", { calls: [callOf(), reached] }),
      traceOf("wanted", { referenceTools: ["toggle"] }),
      traceOf("elsewhere"),
    ];
    const rerun = [traceOf("reached", { calls: [callOf(), gone] }), ...recorded.slice(1)];
    const { absentTools, counts, episodes } = compareReplays(recorded, rerun, "solo");
    expect(absentTools).toEqual(["toggle"]);
    expect(episodes.map(({ against }) => against)).toEqual([
      null,
      { call: 1, tool: "toggle", recorded: "done", replayed: "done" },
      null,
    ]);
    expect(counts).toEqual({
      ...{ common: 3, valid: 1, replayInvalid: 2, unchecked: 0, otherTrajectory: 0 },
    });
    expect(
      episodes.map(({ task, finding }) => [task, "verdict" in finding && finding.reason]),
    ).toEqual([
      ["elsewhere", null],
      ["reached", "tool_missing"],
      ["wanted", "tool_missing"],
    ]);
  });

  it("lists what one side alone holds and judges no other trajectory", () => {
    const recorded = [traceOf("a", { trajectoryDigest: "x" }), traceOf("b"), traceOf("c")];
    const other = [callOf({ tool: "other" })];
    const rerun = [
      traceOf("a", { trajectoryDigest: "y" }),
      traceOf("b", { calls: other }),
      traceOf("d"),
    ];
    const { counts, onlyRecorded, onlyRerun, episodes } = compareReplays(recorded, rerun, "dual");
    expect(counts).toMatchObject({ common: 2, valid: 0, otherTrajectory: 2 });
    expect(episodes.map(({ finding }) => finding)).toEqual([
      { kind: "other_trajectory", at: null },
      { kind: "other_trajectory", at: 0 },
    ]);
    expect([onlyRecorded, onlyRerun]).toEqual([["c trial 0"], ["d trial 0"]]);
  });

  it("says when the second archive may hold copies of the recorded results", () => {
    const recorded = [traceOf("a", { calls: [callOf({ resultAt: "10:00" })] })];
    expect(compareReplays(recorded, recorded, "dual").showsRerun).toBe(false);
    const later = [traceOf("a", { calls: [callOf({ resultAt: "11:00" })] })];
    expect(compareReplays(recorded, later, "dual").showsRerun).toBe(true);
  });

  it("lists trials of one task in order", () => {
    const traces = [2, 0, 1].map((trial) => traceOf("a", { trial }));
    const { episodes } = compareReplays(traces, traces, "solo");
    expect(episodes.map(({ trial }) => trial)).toEqual([0, 1, 2]);
  });

  it("calls nothing valid in an unknown mode", () => {
    const { counts } = compareReplays([traceOf("a")], [traceOf("a")], "unknown");
    expect(counts).toMatchObject({ valid: 0, replayInvalid: 1 });
  });
});
