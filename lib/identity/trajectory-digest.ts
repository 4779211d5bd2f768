import { createHash } from "node:crypto";
import { type CanonicalValue, canonicalJson } from "./canonical-json.ts";

export interface TrajectoryCall {
  readonly tool: string;
  readonly requestor: string | null;
  /** As JSON value; text that is no JSON stays text. Null where the archive holds none. */
  readonly arguments: CanonicalValue;
}

/** One message of the agent or the user. */
export interface TrajectoryStep {
  readonly role: "agent" | "user";
  readonly text: string | null;
  readonly calls: readonly TrajectoryCall[];
}

/**
 * sha256 (64 hex digits) of what the agent and the user did: their messages in order, with roles, texts and calls.
 * Results, rewards, costs, usage, times and ids stay out: a re-grade changes them and the trajectory is still the
 * same one. Null for a trajectory without a step, for doing nothing tells no two episodes apart.
 */
export function trajectoryDigest(steps: readonly TrajectoryStep[]): string | null {
  if (steps.length === 0) return null;
  const digest = createHash("sha256");
  for (const { role, text, calls } of steps) {
    digest.update(`${role} ${JSON.stringify(text)}\n`);
    for (const call of calls) {
      const canonical = canonicalJson(call.arguments);
      digest.update(`${JSON.stringify([call.tool, call.requestor])} ${canonical}\n`);
    }
  }
  return digest.digest("hex");
}
