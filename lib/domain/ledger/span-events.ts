import { responseEvents } from "./response-events.ts";
import type { PlacedCall } from "./span-links.ts";
import { bearsUsage, type SpanNode, type SpanTree } from "./span-tree.ts";

/** A billing event by number, with the place of the span whose usage counts. */
export interface NumberedEvent {
  readonly number: number;
  readonly counted: number;
}

/** Which event each span tells of. */
export interface SpanEvents {
  /** By place, for spans with usage and none below them. */
  readonly ofLeaf: ReadonlyMap<number, NumberedEvent>;
  /** For nodes above such spans; null above spans of several events. */
  readonly ofNode: ReadonlyMap<SpanNode, NumberedEvent | null>;
}

/** The once-per-event reading of a tree: by response where every leaf names one, else leaf by leaf. */
export function spanEvents({ nodes, hasUsageBelow }: SpanTree): SpanEvents {
  const leaves = nodes
    .filter((node) => !hasUsageBelow.has(node))
    .flatMap(({ spans, parent }) => spans.map((span) => ({ ...span, parent })))
    .filter(({ call }) => bearsUsage(call));
  const ofLeaf = new Map<number, NumberedEvent>();
  const ofNode = new Map<SpanNode, NumberedEvent | null>();
  for (const [number, { spans, counted }] of eventsOfLeaves(leaves).entries()) {
    const event = { number, counted: counted.place };
    for (const { place, parent } of spans) {
      ofLeaf.set(place, event);
      tellAbove(parent, event, ofNode);
    }
  }
  return { ofLeaf, ofNode };
}

function eventsOfLeaves<Leaf extends PlacedCall>(leaves: readonly Leaf[]) {
  return responseEvents(leaves) ?? leaves.map((leaf) => ({ spans: [leaf], counted: leaf }));
}

/** Says of each node above a leaf that it tells of the event, or of several when it told of another. */
function tellAbove(
  parent: SpanNode | null,
  event: NumberedEvent,
  ofNode: Map<SpanNode, NumberedEvent | null>,
): void {
  for (let node = parent; node !== null; node = node.parent) {
    const told = ofNode.get(node);
    if (told === null || told === event) return;
    ofNode.set(node, told === undefined ? event : null);
  }
}
