import { terminationWord } from "#lib/domain/benchmarks/tau2-bench.ts";
import type { EpisodeEvent, Producer } from "#lib/domain/episode/episode-event.ts";
import { checkWords } from "./check-words.ts";
import type { Message } from "./read-messages.ts";
import type { Simulation } from "./schema.ts";
import type { ReferenceCall } from "./to-task-facts.ts";

type Given = Partial<Omit<EpisodeEvent, "producer" | "kind">>;

/** One event. Written out because spreading a template showed up in the profile of large archives. */
function eventOf(producer: Producer, kind: EpisodeEvent["kind"], given: Given): EpisodeEvent {
  return {
    producer,
    phase: given.phase ?? "live",
    kind,
    name: given.name ?? null,
    text: given.text ?? null,
    argumentsJson: given.argumentsJson ?? null,
    callId: given.callId ?? null,
    isError: given.isError ?? null,
    at: given.at ?? null,
    attempt: null,
    stateDigest: null,
  };
}

/**
 * The timeline of a simulation: messages, calls and results in the archive's order, how it ended, the task's
 * reference calls, and the scorer's result when its checks are there. A call belongs to whoever requested it.
 */
export function toEvents(
  simulation: Simulation,
  messages: readonly Message[],
  reference: readonly ReferenceCall[],
): EpisodeEvent[] {
  return [
    ...messages.flatMap(messageEvents),
    ...endEvents(simulation),
    ...reference.map(referenceEvent),
    ...scoreEvents(simulation),
  ];
}

function messageEvents(message: Message): EpisodeEvent[] {
  const at = message.timestamp ?? null;
  const text = textOf(message.content);
  if (message.role === "tool") {
    const { id: callId = null, error: isError = null } = message;
    return [eventOf("environment", "tool_result", { text, callId, isError, at })];
  }
  const producer = producerOf(message.role);
  if (producer === null) return [];
  const said = text === null ? [] : [eventOf(producer, "message", { text, at })];
  return [...said, ...callEvents(message, producer, at)];
}

function callEvents(message: Message, speaker: Producer, at: string | null): EpisodeEvent[] {
  return (message.tool_calls ?? []).map((call) => {
    const argumentsJson = call.arguments === undefined ? null : JSON.stringify(call.arguments);
    const given = { name: call.name, argumentsJson, callId: call.id ?? null, at };
    return eventOf(producerOf(call.requestor ?? null) ?? speaker, "tool_call", given);
  });
}

function producerOf(role: string | null): "agent" | "user" | null {
  if (role === "assistant") return "agent";
  return role === "user" ? "user" : null;
}

function textOf(content: unknown): string | null {
  if (content === null || content === undefined) return null;
  return typeof content === "string" ? content : JSON.stringify(content);
}

function endEvents({ termination_reason: word, end_time: at = null }: Simulation): EpisodeEvent[] {
  if (word === null || word === undefined) return [];
  const producer = terminationWord(word)?.producer ?? "environment";
  return [eventOf(producer, "end_signal", { text: word, at })];
}

function referenceEvent({ name, argumentsJson }: ReferenceCall): EpisodeEvent {
  return eventOf("scorer", "tool_call", { phase: "reference", name, argumentsJson });
}

function scoreEvents({ reward_info: rewardInfo = null }: Simulation): EpisodeEvent[] {
  if (rewardInfo === null || typeof rewardInfo.reward !== "number") return [];
  const checks = checkWords(rewardInfo);
  if (checks.length === 0) return [];
  const text = `reward ${rewardInfo.reward} (${checks.join("; ")})`;
  return [eventOf("scorer", "score", { text })];
}
