import { type SpanLink, spanLinks } from "./span-links.ts";
import type { UsageCall } from "./usage-call.ts";

/** One id of a log in its tree. Spans share a node when they share an id: a child does not say which is meant. */
export interface SpanNode extends Omit<SpanLink, "parent"> {
  readonly parent: SpanNode | null;
  readonly hasUsage: boolean;
  /** The nearest node above that says what was used. */
  readonly payer: SpanNode | null;
  /** Whether a model call above says what was used, its own call or this one's. */
  readonly isInsidePaidCall: boolean;
}

/** The spans of one log as a forest: parents stand before their children. */
export interface SpanTree {
  readonly nodes: readonly SpanNode[];
  /** The nodes with usage somewhere below them. */
  readonly hasUsageBelow: ReadonlySet<SpanNode>;
}

/**
 * Hangs every span below its parent and looks for usage above and below it (measurement.md 6). A parent
 * is looked for in the span's own namespace. Spans whose parent the log does not hold, as when a log is
 * split over processes, are roots; so is every span of a cycle.
 */
export function spanTree(calls: readonly UsageCall[]): SpanTree {
  const links = spanLinks(calls);
  const built = new Map<string, SpanNode>();
  for (const link of links.values()) build(link, links, built);
  const nodes = [...built.values()];
  return { nodes, hasUsageBelow: nodesAboveUsage(nodes) };
}

/** Whether a span says what was used. A usage without numbers counts: somebody was billed. */
export function bearsUsage({ usages }: UsageCall): boolean {
  return usages.length > 0;
}

/** Builds a node and, before it, those above that are not there yet: logs nest deeper than calls may. */
function build(
  start: SpanLink,
  links: ReadonlyMap<string, SpanLink>,
  built: Map<string, SpanNode>,
): void {
  const chain: SpanLink[] = [];
  let link: SpanLink | undefined = start;
  while (link !== undefined && !built.has(link.key)) {
    chain.push(link);
    link = link.parent === null ? undefined : links.get(link.parent);
  }
  for (const next of chain.toReversed()) {
    const parent = next.parent === null ? undefined : built.get(next.parent);
    built.set(next.key, nodeOf(next, parent ?? null));
  }
}

function nodeOf(link: SpanLink, parent: SpanNode | null): SpanNode {
  return {
    ...link,
    parent,
    hasUsage: link.spans.some(({ call }) => bearsUsage(call)),
    payer: parent?.hasUsage ? parent : (parent?.payer ?? null),
    isInsidePaidCall: parent !== null && (parent.isInsidePaidCall || isPaidCall(parent)),
  };
}

function isPaidCall({ spans }: SpanNode): boolean {
  return spans.some(({ call }) => bearsUsage(call) && call.model !== null);
}

function nodesAboveUsage(nodes: readonly SpanNode[]): ReadonlySet<SpanNode> {
  const above = new Set<SpanNode>();
  for (const { hasUsage, parent } of nodes) {
    let climber = hasUsage ? parent : null;
    while (climber !== null && !above.has(climber)) {
      above.add(climber);
      climber = climber.parent;
    }
  }
  return above;
}
