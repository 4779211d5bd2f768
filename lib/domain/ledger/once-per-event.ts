import type { BillingEvents } from "./billing-events.ts";
import type { SpanBasis } from "./cost-ledger.ts";
import type { UsageCall } from "./usage-call.ts";

/** The basis that counts each billing event once, and why it is this one. */
export interface OncePerEvent {
  readonly basis: SpanBasis;
  readonly reason: string;
  readonly events: readonly UsageCall[];
}

/** by_response where every usage-bearing leaf names its response, else leaf_spans (decisions.md 12). */
export function oncePerEvent({ by_response, leaf_spans }: BillingEvents): OncePerEvent {
  if (by_response !== null) {
    const reason = "Every span with usage and none below it names its response.";
    return { basis: "by_response", reason, events: by_response };
  }
  const without = leaf_spans.filter(({ responseId }) => responseId === null).length;
  const reason =
    without === 0
      ? "No span has usage."
      : `${without} of ${leaf_spans.length} spans with usage and none below them name no response.`;
  return { basis: "leaf_spans", reason, events: leaf_spans };
}
