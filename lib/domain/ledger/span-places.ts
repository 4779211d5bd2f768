import { type SpanEvents, spanEvents } from "./span-events.ts";
import type { PlacedCall } from "./span-links.ts";
import { bearsUsage, type SpanNode, type SpanTree, spanTree } from "./span-tree.ts";
import type { UsageCall } from "./usage-call.ts";

/** How the ledger counts one span; places are positions in the list of calls. */
export interface SpanPlace {
  readonly parentPlace: number | null;
  /** Number of the billing event the span tells of, from 0; null when it has no usage or tells of several. */
  readonly event: number | null;
  /** Whether it counts on root_spans. */
  readonly isRoot: boolean;
  /** Whether it counts on leaf_spans. */
  readonly isLeaf: boolean;
  /** The span whose usage this one repeats; null where it is the one that counts, or repeats several. */
  readonly duplicateOf: number | null;
}

/** One answer a span, in the order of the calls, for a view of the tree that marks what was written twice. */
export function spanPlaces(calls: readonly UsageCall[]): readonly SpanPlace[] {
  const tree = spanTree(calls);
  const events = spanEvents(tree);
  const answers = tree.nodes.flatMap((node) =>
    node.spans.map((span): [number, SpanPlace] => {
      const parentPlace = node.parent?.spans[0]?.place ?? null;
      return [span.place, { parentPlace, ...standing(span, node, tree, events) }];
    }),
  );
  return answers.toSorted(([a], [b]) => a - b).map(([, answer]) => answer);
}

function standing(
  { place, call }: PlacedCall,
  node: SpanNode,
  { hasUsageBelow }: SpanTree,
  { ofLeaf, ofNode }: SpanEvents,
): Omit<SpanPlace, "parentPlace"> {
  if (!bearsUsage(call)) return { event: null, isRoot: false, isLeaf: false, duplicateOf: null };
  const isLeaf = !hasUsageBelow.has(node);
  const isRoot = node.payer === null;
  const event = (isLeaf ? ofLeaf.get(place) : ofNode.get(node)) ?? null;
  if (event === null) return { event: null, isRoot, isLeaf, duplicateOf: null };
  const duplicateOf = event.counted === place ? null : event.counted;
  return { event: event.number, isRoot, isLeaf, duplicateOf };
}
