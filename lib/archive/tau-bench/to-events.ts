import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import { endOfEpisode } from "./end-of-episode.ts";
import { ReferenceAction, type TauBenchMessage, type TauBenchRow } from "./schema.ts";

const blank: Omit<EpisodeEvent, "producer" | "kind"> = {
  phase: "live",
  name: null,
  text: null,
  argumentsJson: null,
  callId: null,
  isError: null,
  at: null,
  attempt: null,
  stateDigest: null,
};

/**
 * The timeline of a row: the conversation as recorded, how it ended, then the scorer's reference actions and its
 * result, each under its own producer. The system prompt (the policy text) is left out. Actions that a
 * text-only agent (`chat_react`) wrote into its message stay part of that message.
 */
export function toEvents(row: TauBenchRow, messages: readonly TauBenchMessage[]): EpisodeEvent[] {
  const { word } = endOfEpisode(messages, row.info.source ?? null);
  return [
    ...messages.flatMap(messageEvents),
    ...(word === null ? [] : [endEvent(word)]),
    ...referenceEvents(row),
    ...scoreEvents(row),
  ];
}

function messageEvents(message: TauBenchMessage): EpisodeEvent[] {
  const text = message.content ?? null;
  if (message.role === "user") return [{ ...blank, producer: "user", kind: "message", text }];
  if (message.role === "tool") {
    const { name = null, tool_call_id: callId = null } = message;
    return [{ ...blank, producer: "environment", kind: "tool_result", name, text, callId }];
  }
  return message.role === "assistant" ? assistantEvents(message, text) : [];
}

function assistantEvents(message: TauBenchMessage, text: string | null): EpisodeEvent[] {
  const said: EpisodeEvent[] =
    text === null ? [] : [{ ...blank, producer: "agent", kind: "message", text }];
  const calls = (message.tool_calls ?? []).map((call): EpisodeEvent => {
    const { name, arguments: argumentsJson } = call.function;
    const callId = call.id ?? null;
    return { ...blank, producer: "agent", kind: "tool_call", name, argumentsJson, callId };
  });
  return [...said, ...calls];
}

function endEvent(word: string): EpisodeEvent {
  const isTool = word === "transfer_to_human_agents";
  return { ...blank, producer: isTool ? "agent" : "user", kind: "end_signal", text: word };
}

function referenceEvents({ info }: TauBenchRow): EpisodeEvent[] {
  return (info.task?.actions ?? []).flatMap((action): EpisodeEvent[] => {
    const parsed = ReferenceAction.safeParse(action);
    if (!parsed.success) return [];
    const { name, kwargs } = parsed.data;
    const argumentsJson = kwargs === undefined ? null : JSON.stringify(kwargs);
    const kind = "tool_call";
    return [{ ...blank, producer: "scorer", phase: "reference", kind, name, argumentsJson }];
  });
}

function scoreEvents({ info }: TauBenchRow): EpisodeEvent[] {
  const reward = info.reward_info?.reward;
  if (typeof reward !== "number") return [];
  return [{ ...blank, producer: "scorer", kind: "score", text: `reward ${reward}` }];
}
