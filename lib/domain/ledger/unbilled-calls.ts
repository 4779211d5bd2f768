import type { SpanTree } from "./span-tree.ts";
import type { UsageCall } from "./usage-call.ts";

/**
 * Model calls whose usage stands nowhere: not with them, not below them, and not with a model call around
 * them. What they cost is unknown, failed or not (measurement.md 6: a missing usage is no zero).
 */
export function unbilledCalls({ nodes, hasUsageBelow }: SpanTree): readonly UsageCall[] {
  return nodes
    .filter((node) => !(node.hasUsage || node.isInsidePaidCall || hasUsageBelow.has(node)))
    .flatMap(({ spans }) => spans.map(({ call }) => call))
    .filter(({ model }) => model !== null);
}
