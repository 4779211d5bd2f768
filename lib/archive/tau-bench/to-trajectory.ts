import type { CanonicalValue } from "#lib/identity/canonical-json.ts";
import type { TrajectoryStep } from "#lib/identity/trajectory-digest.ts";
import type { TauBenchMessage } from "./schema.ts";

/** What the agent and the user did: the results of tools are the environment's, and a re-run changes them. */
export function toTrajectory(messages: readonly TauBenchMessage[]): TrajectoryStep[] {
  return messages.flatMap(({ role, content, tool_calls: calls }) => {
    if (role !== "assistant" && role !== "user") return [];
    return [
      {
        role: role === "assistant" ? "agent" : "user",
        text: content ?? null,
        calls: (calls ?? []).map((call) => ({
          tool: call.function.name,
          requestor: null,
          arguments: jsonOrText(call.function.arguments),
        })),
      },
    ];
  });
}

/** A model may write arguments that are no JSON at all. */
function jsonOrText(text: string): CanonicalValue {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
