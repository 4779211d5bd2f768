import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { TrajectoryStep } from "./schema.ts";

type Blank = Omit<EpisodeEvent, "producer" | "kind">;

/** One step of a trajectory as events: what was thought, what was said, then each call. System prompts are left out. */
export function stepEvents(step: TrajectoryStep, blank: Blank): EpisodeEvent[] {
  const text = textOf(step.content);
  if (step.role === "tool") {
    const { name = null, tool_call_id: callId = null } = step;
    return [{ ...blank, producer: "environment", kind: "tool_result", name, text, callId }];
  }
  if (step.role === "user") return [{ ...blank, producer: "user", kind: "message", text }];
  return step.role === "assistant" ? agentEvents(step, text, blank) : [];
}

function agentEvents(
  { thinking = null, tool_calls: calls }: TrajectoryStep,
  text: string | null,
  blank: Blank,
): EpisodeEvent[] {
  const message = { ...blank, producer: "agent", kind: "message" } as const;
  return [
    ...(thinking === null || thinking === ""
      ? []
      : [{ ...message, name: "thinking", text: thinking }]),
    ...(text === null || text === "" ? [] : [{ ...message, text }]),
    ...(calls ?? []).map((call): EpisodeEvent => {
      const { id: callId = null, tool: name = null, input } = call;
      const argumentsJson = input === undefined ? null : JSON.stringify(input);
      return { ...blank, producer: "agent", kind: "tool_call", name, argumentsJson, callId };
    }),
  ];
}

function textOf(content: unknown): string | null {
  if (content === null || content === undefined) return null;
  return typeof content === "string" ? content : JSON.stringify(content);
}
