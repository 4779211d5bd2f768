import { expect, it } from "vitest";
import type { EpisodeEvent } from "../episode/episode-event.ts";
import { callsOfEvents } from "./calls-of-events.ts";

const blank = {
  ...{ producer: "agent", phase: "live", kind: "message", name: null, text: null },
  ...{ argumentsJson: null, callId: null, isError: null, at: null, attempt: null },
  stateDigest: null,
} as const satisfies EpisodeEvent;

function call(name: string, callId: string | null): EpisodeEvent {
  return { ...blank, kind: "tool_call", name, callId, argumentsJson: "{}" };
}

function result(text: string, callId: string | null, isError = false): EpisodeEvent {
  return { ...blank, producer: "environment", kind: "tool_result", text, callId, isError };
}

it("gives each call its own result, by id, and by order where there is none", () => {
  const calls = callsOfEvents([
    { ...blank, text: "Hello" },
    ...[call("a", "1"), call("b", "2"), result("of b", "2"), result("of a", "1")],
    ...[call("c", null), call("d", null), result("of c", null)],
    { ...call("gold", null), phase: "reference", producer: "scorer" },
  ]);
  expect(calls.map(({ tool, resultText }) => [tool, resultText])).toEqual([
    ["a", "of a"],
    ["b", "of b"],
    ["c", "of c"],
    ["d", null],
  ]);
});

it("keeps a call whose tool nobody names", () => {
  const [unnamed] = callsOfEvents([{ ...call("a", "1"), name: null }]);
  expect(unnamed?.tool).toBe("(unnamed)");
});

it("answers a repeated id in order, and no call with a stranger's result", () => {
  const calls = callsOfEvents([
    ...[call("a", "1"), result("first", "1"), call("a", "1"), result("second", "1")],
    ...[call("b", "2"), result("whose?", "9")],
  ]);
  expect(calls.map(({ resultText }) => resultText)).toEqual(["first", "second", null]);
});

it("hears the environment say that it has no such tool", () => {
  const [missing, other, unanswered] = callsOfEvents([
    ...[call("toggle", "1"), result("Error: Tool 'toggle' not found.", "1", true)],
    ...[call("look", "2"), result("Error: Plan with ID P1 not found", "2", true)],
    call("wait", "3"),
  ]);
  expect(missing?.toolKnown).toBe(false);
  expect(other?.toolKnown).toBe(true);
  expect(unanswered?.toolKnown).toBeNull();
});
