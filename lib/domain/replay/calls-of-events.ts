import type { EpisodeEvent } from "../episode/episode-event.ts";
import type { ReplayedCall } from "./replayed-call.ts";
import { saysToolMissing } from "./says-tool-missing.ts";

/**
 * The calls of a live timeline in order, each with its result: by the call's id, else the oldest call that still
 * waits for one. Messages, the scorer's reference and its result are left out.
 */
export function callsOfEvents(events: readonly EpisodeEvent[]): ReplayedCall[] {
  const calls: PlacedCall[] = [];
  for (const event of events) {
    if (event.phase !== "live") continue;
    if (event.kind === "tool_call") calls.push({ call: event, result: null });
    else if (event.kind === "tool_result") answer(calls, event);
  }
  return calls.map(toCall);
}

interface PlacedCall {
  readonly call: EpisodeEvent;
  result: EpisodeEvent | null;
}

/** A result whose id belongs to no waiting call answers none. */
function answer(calls: readonly PlacedCall[], result: EpisodeEvent): void {
  const waiting = calls.find(
    (placed) =>
      placed.result === null && (result.callId === null || placed.call.callId === result.callId),
  );
  if (waiting !== undefined) waiting.result = result;
}

function toCall({ call, result }: PlacedCall): ReplayedCall {
  const tool = call.name === null ? "(unnamed)" : call.name;
  const text = result === null ? null : result.text;
  return {
    tool,
    argumentsJson: call.argumentsJson,
    requestor: call.producer,
    resultText: text,
    resultAt: result === null ? null : result.at,
    isError: result === null ? null : result.isError,
    toolKnown: text === null ? null : !saysToolMissing(tool, text),
    stateDigest: result === null ? null : result.stateDigest,
  };
}
