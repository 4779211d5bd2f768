import { canonicalHash } from "#lib/identity/canonical-hash.ts";
import type { ReferenceTask } from "./schema.ts";

/** sha256 over what decides a reward: reference actions and required outputs. The instruction text stays out. */
export function scoringHash({ actions, outputs }: Pick<ReferenceTask, "actions" | "outputs">) {
  return canonicalHash({ actions, outputs });
}

/** The hash of a task that asks for nothing: it says nothing about which task set it belongs to. */
export const nothingAskedHash = scoringHash({ actions: [], outputs: [] });
