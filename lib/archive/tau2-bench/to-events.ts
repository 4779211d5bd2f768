import { terminationWord } from "#lib/domain/benchmarks/tau2-bench.ts";
import type { EpisodeEvent, Producer } from "#lib/domain/episode-event.ts";
import { checkWords } from "./check-words.ts";
import { readMessages } from "./read-messages.ts";
import type { Message, Simulation } from "./schema.ts";
import type { ReferenceCall } from "./to-task-facts.ts";

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
 * The timeline of a simulation: messages, calls and results in the archive's order, how it ended, the task's
 * reference calls, and the scorer's result when its checks are there. A call belongs to whoever requested it.
 */
export function toEvents(
  simulation: Simulation,
  reference: readonly ReferenceCall[],
): EpisodeEvent[] {
  return [
    ...readMessages(simulation.messages).flatMap(messageEvents),
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
    return [{ ...blank, producer: "environment", kind: "tool_result", text, callId, isError, at }];
  }
  const producer = producerOf(message.role);
  if (producer === null) return [];
  const said: EpisodeEvent[] =
    text === null ? [] : [{ ...blank, producer, kind: "message", text, at }];
  return [...said, ...callEvents(message, producer, at)];
}

function callEvents(message: Message, speaker: Producer, at: string | null): EpisodeEvent[] {
  return (message.tool_calls ?? []).map((call) => ({
    ...blank,
    producer: producerOf(call.requestor ?? null) ?? speaker,
    kind: "tool_call",
    name: call.name,
    argumentsJson: call.arguments === undefined ? null : JSON.stringify(call.arguments),
    callId: call.id ?? null,
    at,
  }));
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
  return [{ ...blank, producer, kind: "end_signal", text: word, at }];
}

function referenceEvent({ name, argumentsJson }: ReferenceCall): EpisodeEvent {
  const kind = "tool_call";
  return { ...blank, producer: "scorer", phase: "reference", kind, name, argumentsJson };
}

function scoreEvents({ reward_info: rewardInfo = null }: Simulation): EpisodeEvent[] {
  if (rewardInfo === null || typeof rewardInfo.reward !== "number") return [];
  const checks = checkWords(rewardInfo);
  if (checks.length === 0) return [];
  const text = `reward ${rewardInfo.reward} (${checks.join("; ")})`;
  return [{ ...blank, producer: "scorer", kind: "score", text }];
}
