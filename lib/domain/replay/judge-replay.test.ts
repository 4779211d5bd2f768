import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeReplay } from "./judge-replay.ts";
import type { ReplayedCall } from "./replayed-call.ts";
import { callOf, inputOf } from "./testing.ts";

const thirty = Array.from({ length: 30 }, (_, at) => at);

function judged(...given: Parameters<typeof inputOf>) {
  const finding = judgeReplay(inputOf(...given));
  if (finding.kind !== "judged") throw new Error(`other calls at ${finding.at}`);
  return finding;
}

describe("judgeReplay", () => {
  it("calls one broken step of thirty fatal: 3.3 %", () => {
    const recorded = thirty.map(() => callOf());
    const rerun = thirty.map((at) => (at === 17 ? callOf({ isError: true }) : callOf()));
    const finding = judged(recorded, rerun);
    expect(finding).toMatchObject({
      verdict: "replay_invalid",
      reason: "state_mismatch",
      checkable: 30,
      differing: 1,
      firstDivergence: 17,
      firstBroken: 17,
    });
    expect(finding.drift).toBeCloseTo(0.0333, 4);
  });

  it("calls thirty of thirty changed timestamp formats harmless, and lists their use", () => {
    const at = (text: string) => thirty.map(() => callOf({ resultText: `{"at":"${text}"}` }));
    expect(judged(at("2024-05-15T15:00:00Z"), at("2024-05-15 15:00:00+00:00"))).toMatchObject({
      verdict: "valid",
      reason: null,
      drift: 0,
      firstDivergence: null,
      normalizations: [{ name: "timestamp_format", calls: 30 }],
    });
  });

  it("refuses a replay without a needed tool at load, though every step worked", () => {
    const calls = thirty.map(() => callOf());
    const needed = new Set(["get_user", "toggle_roaming"]);
    const finding = judged(calls, calls, { needed, absent: new Set(["toggle_roaming"]) });
    expect(finding).toMatchObject({
      verdict: "replay_invalid",
      reason: "tool_missing",
      missing: ["toggle_roaming"],
      drift: 0,
      firstDivergence: null,
    });
  });

  it("finds a tool missing by the environment's own word", () => {
    const recorded = [callOf(), callOf({ tool: "toggle_airplane_mode" })];
    const gone = { tool: "toggle_airplane_mode", isError: true, toolKnown: false };
    expect(judged(recorded, [callOf(), callOf(gone)])).toMatchObject({
      reason: "tool_missing",
      missing: ["toggle_airplane_mode"],
      firstBroken: 1,
    });
  });

  it("does not need a tool that the agent made up: the recording did not find it either", () => {
    const madeUp = callOf({ tool: "fly", isError: true, toolKnown: false, resultText: "no" });
    expect(judged([callOf(), madeUp], [callOf(), madeUp])).toMatchObject({
      verdict: "valid",
      needed: ["get_user"],
    });
  });

  it("counts a state that differs though the results are the same", () => {
    const finding = judged([callOf({ stateDigest: "a" })], [callOf({ stateDigest: "b" })]);
    expect(finding).toMatchObject({ reason: "state_mismatch", drift: 1, firstBroken: null });
  });

  it("counts needed calls alone, but a call that breaks is fatal wherever it is", () => {
    const recorded = [callOf({ tool: "think" }), callOf()];
    const needed = new Set(["get_user"]);
    const changed = [callOf({ tool: "think", resultText: "other" }), callOf()];
    expect(judged(recorded, changed, { needed })).toMatchObject({ verdict: "valid", checkable: 1 });
    const broken = [callOf({ tool: "think", isError: true }), callOf()];
    expect(judged(recorded, broken, { needed })).toMatchObject({
      reason: "state_mismatch",
      firstDivergence: null,
      firstBroken: 0,
    });
  });

  it("is never valid in a mode that nobody knows", () => {
    expect(judged([callOf()], [callOf()], { isModeKnown: false })).toMatchObject({
      verdict: "replay_invalid",
      reason: "mode_unknown",
    });
  });

  it("proves nothing by a call that nobody re-ran", () => {
    const lost = callOf({ resultText: null, isError: null, toolKnown: null });
    expect(judged([callOf()], [lost])).toMatchObject({
      verdict: "unchecked",
      checkable: 0,
      drift: null,
    });
    expect(judged([], [])).toMatchObject({ verdict: "valid", drift: null, calls: 0 });
  });

  it("takes a call without arguments for another than one with them", () => {
    const [bare, full] = [callOf({ argumentsJson: null }), callOf()];
    expect(judgeReplay(inputOf([bare], [full]))).toEqual({ kind: "other_trajectory", at: 0 });
    expect(judged([bare], [bare]).verdict).toBe("valid");
  });

  it("does not judge other calls", () => {
    const other = callOf({ argumentsJson: '{"id":"u2"}' });
    expect(judgeReplay(inputOf([callOf(), callOf()], [callOf(), other]))).toEqual({
      kind: "other_trajectory",
      at: 1,
    });
    const longer = judgeReplay(inputOf([callOf()], [callOf(), callOf()]));
    expect(longer).toEqual({ kind: "other_trajectory", at: 1 });
    const spelled = callOf({ argumentsJson: '{ "id": "u1" }' });
    expect(judgeReplay(inputOf([callOf()], [spelled])).kind).toBe("judged");
  });
});

describe("judgeReplay on any two executions", () => {
  const execution = fc.record({
    tool: fc.constantFrom("a", "b", "c"),
    before: fc.record({ resultText: fc.constantFrom("x", "y"), isError: fc.boolean() }),
    after: fc.record({
      resultText: fc.option(fc.constantFrom("x", "y", "x "), { nil: null }),
      isError: fc.boolean(),
    }),
  });
  const pairs = fc.array(execution, { maxLength: 12 });

  it("agrees with counting by hand", () => {
    fc.assert(
      fc.property(pairs, fc.subarray(["a", "b", "c"]), (executions, tools) => {
        const needed = new Set(tools);
        const recorded = executions.map(({ tool, before }) => callOf({ tool, ...before }));
        const rerun = executions.map(({ tool, after }) => callOf({ tool, ...after }));
        expect(judged(recorded, rerun, { needed })).toMatchObject(byHand(executions, needed));
      }),
    );
  });

  it("finds every execution valid against itself, and invalid once one success breaks", () => {
    fc.assert(
      fc.property(pairs, fc.nat(), (executions, chosen) => {
        const calls = executions.map(({ tool, before }) => callOf({ tool, ...before }));
        expect(judged(calls, calls).verdict).toBe("valid");
        const place = calls.length === 0 ? 0 : chosen % calls.length;
        if (calls[place]?.isError !== false) return;
        const broken = calls.map(
          (call, at): ReplayedCall => (at === place ? { ...call, isError: true } : call),
        );
        const finding = judged(calls, broken);
        expect(finding.verdict).toBe("replay_invalid");
        expect(finding.firstBroken).toBe(place);
      }),
    );
  });
});

interface Execution {
  readonly tool: string;
  readonly before: { readonly resultText: string; readonly isError: boolean };
  readonly after: { readonly resultText: string | null; readonly isError: boolean };
}

function byHand(executions: readonly Execution[], needed: ReadonlySet<string>) {
  const words = executions.map((one) => (needed.has(one.tool) ? wordOf(one) : "unneeded"));
  const count = (word: string) => words.filter((one) => one === word).length;
  const [first, brokeAt] = [words.indexOf("differs"), executions.findIndex(broke)];
  const good = count("unchecked") > 0 ? "unchecked" : "valid";
  return {
    differing: count("differs"),
    checkable: count("differs") + count("same"),
    firstDivergence: first < 0 ? null : first,
    firstBroken: brokeAt < 0 ? null : brokeAt,
    verdict: count("differs") > 0 || brokeAt >= 0 ? "replay_invalid" : good,
  };
}

function broke({ before, after }: Execution): boolean {
  return !before.isError && after.isError;
}

function wordOf({ before, after }: Execution): string {
  if (before.isError !== after.isError) return "differs";
  if (after.resultText === null) return "unchecked";
  return before.resultText === after.resultText.trim() ? "same" : "differs";
}
