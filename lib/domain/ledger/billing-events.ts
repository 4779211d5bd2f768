import { responseEvents } from "./response-events.ts";
import type { PlacedCall } from "./span-links.ts";
import { bearsUsage, type SpanNode, type SpanTree } from "./span-tree.ts";
import type { UsageCall } from "./usage-call.ts";

/** The spans each basis counts; by_response is null where it cannot be had. */
export interface BillingEvents {
  readonly all_spans: readonly UsageCall[];
  readonly root_spans: readonly UsageCall[];
  readonly leaf_spans: readonly UsageCall[];
  readonly by_response: readonly UsageCall[] | null;
}

/**
 * The usages that each basis adds up (measurement.md 6): all of them; those with no usage above; those
 * with no usage below; each provider response and attempt once, where every one of the last has an id.
 */
export function billingEvents({ nodes, hasUsageBelow }: SpanTree): BillingEvents {
  const leaves = billed(nodes.filter((node) => !hasUsageBelow.has(node)));
  const responses = responseEvents(leaves);
  return {
    all_spans: billed(nodes).map(({ call }) => call),
    root_spans: billed(nodes.filter(({ payer }) => payer === null)).map(({ call }) => call),
    leaf_spans: leaves.map(({ call }) => call),
    by_response: responses === null ? null : responses.map(({ counted }) => counted.call),
  };
}

function billed(nodes: readonly SpanNode[]): readonly PlacedCall[] {
  return nodes.flatMap(({ spans }) => spans.filter(({ call }) => bearsUsage(call)));
}
