import type { ReplayInput } from "./judge-replay.ts";
import { allNormalizations } from "./normalizations.ts";
import type { ReplayedCall } from "./replayed-call.ts";

/** A call that the agent made and that succeeded. */
export function callOf(given: Partial<ReplayedCall> = {}): ReplayedCall {
  return {
    tool: "get_user",
    argumentsJson: '{"id":"u1"}',
    requestor: "agent",
    resultText: "done",
    resultAt: null,
    isError: false,
    toolKnown: true,
    stateDigest: null,
    ...given,
  };
}

/** All normalizations declared, every field a key field, nothing known to be absent. */
export function inputOf(
  recorded: readonly ReplayedCall[],
  rerun: readonly ReplayedCall[],
  given: Partial<ReplayInput> = {},
): ReplayInput {
  return {
    recorded,
    rerun,
    needed: null,
    absent: new Set(),
    isModeKnown: true,
    normalizations: allNormalizations,
    keyFields: new Map(),
    ...given,
  };
}
