import type { CanonicalValue } from "#lib/identity/canonical-json.ts";
import type { TrajectoryStep } from "#lib/identity/trajectory-digest.ts";
import type { Message } from "./read-messages.ts";

/** What the agent and the user did: the results of tools are the environment's, and a re-run changes them. */
export function toTrajectory(messages: readonly Message[]): TrajectoryStep[] {
  return messages.flatMap(({ role, content, tool_calls: calls }) => {
    if (role !== "assistant" && role !== "user") return [];
    return [
      {
        role: role === "assistant" ? "agent" : "user",
        text: typeof content === "string" ? content : textOf(content),
        calls: (calls ?? []).map((call) => ({
          tool: call.name,
          requestor: call.requestor ?? null,
          arguments: jsonOf(call.arguments),
        })),
      },
    ];
  });
}

function textOf(content: unknown): string | null {
  return content === null || content === undefined ? null : JSON.stringify(content);
}

/** A value as JSON.parse gave it. */
function jsonOf(value: unknown): CanonicalValue {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
