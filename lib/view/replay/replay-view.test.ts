import { expect, it } from "vitest";
import { compareReplays } from "#lib/domain/replay/compare-replays.ts";
import type { ReplayTrace } from "#lib/domain/replay/replay-trace.ts";
import type { ReplayedCall } from "#lib/domain/replay/replayed-call.ts";
import { replayView } from "./replay-view.ts";

function traceOf(task: string, call: Partial<ReplayedCall>, returned: string): ReplayTrace {
  const known = {
    argumentsJson: "{}",
    requestor: "agent",
    isError: false,
    resultAt: null,
  } as const;
  const toggle = { tool: "toggle", toolKnown: true, stateDigest: null, resultText: '{"on": 1}' };
  const calls = [{ ...known, ...toggle, ...call }];
  const score = { status: "valid", reason: null } as const;
  return { task, trial: 0, trajectoryDigest: null, referenceTools: [], calls, returned, ...score };
}

const gone = { isError: true, toolKnown: false, resultText: "Error: Tool 'toggle' not found." };

it("shows first what is not valid, and that its number is no score", () => {
  const recorded = [traceOf("a", {}, "1.0"), traceOf("b", { tool: "look" }, "1.0")];
  const rerun = [
    traceOf("a", gone, "0.0"),
    traceOf("b", { tool: "look", resultText: '{"on":1.0}' }, "1.0"),
  ];
  const view = replayView(compareReplays(recorded, rerun, "solo"));
  expect(view.sentence).toBe("Of 2 re-run episodes, 1 is valid and 1 replay invalid");
  expect(view.absentTools).toEqual(["toggle"]);
  expect(view.uses.map(({ name }) => name)).toEqual(["whitespace", "number_lexeme"]);
  expect(view.lines).toMatchObject([
    {
      ...{ task: "a", verdict: "replay invalid", drift: "1 of 1 calls", missing: ["toggle"] },
      divergence: "call 1, toggle",
      results: { recorded: '{"on": 1}', rerun: "Error: Tool 'toggle' not found." },
    },
    { task: "b", verdict: "valid", why: null, drift: "0 of 1 calls", divergence: null },
  ]);
  expect(view.lines[0]?.why).toContain("The 0.0 it returns is no score.");
});

it("says of other trajectories and of lone episodes that they were not compared", () => {
  const recorded = [traceOf("a", {}, "1.0"), traceOf("c", {}, "1.0")];
  const view = replayView(compareReplays(recorded, [traceOf("a", { tool: "x" }, "1.0")], "dual"));
  expect(view.lines[0]).toMatchObject({ verdict: "not compared", drift: "–" });
  expect(view.sentence).toContain("1 is of another trajectory");
  expect(view.alone).toContain("1 episode has calls in one of the two runs only");
});
