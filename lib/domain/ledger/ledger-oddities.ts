import { compareCodePoints } from "../order/compare-code-points.ts";
import type { LedgerOddity, OddityKind } from "./cost-ledger.ts";
import { groupBy } from "./group-by.ts";
import { responseEvents } from "./response-events.ts";
import type { PlacedCall } from "./span-links.ts";
import { bearsUsage, type SpanNode, type SpanTree } from "./span-tree.ts";
import { unbilledCalls } from "./unbilled-calls.ts";
import type { UsageCall } from "./usage-call.ts";

const namedSources = 3;

const sentences: Readonly<Record<OddityKind, string>> = {
  parent_missing: "spans name a parent that the log does not hold; they count as roots",
  parent_cycle: "spans hang below each other in a circle; each counts as a root",
  id_missing: "spans have no id, so nothing can hang below them",
  id_used_twice: "spans share their id with another of the same namespace",
  id_in_two_namespaces: "ids occur in more than one namespace; they are different spans",
  response_id_missing: "spans with usage and none below them name no response",
  response_usage_differs: "responses are told of with different usages; the largest counts",
  parent_names_other_model: "spans have usage of a model that the usage above them does not name",
  call_without_usage: "model calls say nowhere what they used; what they cost is unknown",
};

/** Everything about a log that bears on how its spans are counted, in a fixed order. */
export function ledgerOddities(tree: SpanTree): readonly LedgerOddity[] {
  const { nodes, hasUsageBelow } = tree;
  const leaves = nodes
    .filter((node) => !hasUsageBelow.has(node))
    .flatMap(({ spans }) => spans.filter(({ call }) => bearsUsage(call)));
  const [unnamed, answered] = [leaves.filter(isUnnamed), leaves.filter((leaf) => !isUnnamed(leaf))];
  const differing = (responseEvents(answered) ?? []).filter(({ differs }) => differs);
  return [
    oddity("parent_missing", spansOf(nodes.filter(({ isParentMissing }) => isParentMissing))),
    oddity("parent_cycle", spansOf(nodes.filter(({ isInCycle }) => isInCycle))),
    oddity(
      "id_missing",
      spansOf(nodes).filter(({ id }) => id === null),
    ),
    oddity("id_used_twice", spansOf(nodes.filter(({ spans }) => spans.length > 1))),
    oddity("id_in_two_namespaces", idsInSeveralNamespaces(nodes)),
    oddity(
      "response_id_missing",
      unnamed.map(({ call }) => call),
    ),
    oddity(
      "response_usage_differs",
      differing.map(({ counted }) => counted.call),
    ),
    oddity("parent_names_other_model", spansOf(nodes.filter(namesOtherModelThanPayer))),
    oddity("call_without_usage", unbilledCalls(tree)),
  ].filter(({ count }) => count > 0);
}

function oddity(kind: OddityKind, spans: readonly UsageCall[]): LedgerOddity {
  const sources = spans.map(({ source }) => source).toSorted(compareCodePoints);
  const sentence = `${spans.length} ${sentences[kind]}.`;
  return { kind, count: spans.length, sources: sources.slice(0, namedSources), sentence };
}

function isUnnamed({ call }: PlacedCall): boolean {
  return call.responseId === null;
}

function spansOf(nodes: readonly SpanNode[]): readonly UsageCall[] {
  return nodes.flatMap(({ spans }) => spans.map(({ call }) => call));
}

/** The first span of each id that is used in more than one namespace. */
function idsInSeveralNamespaces(nodes: readonly SpanNode[]): readonly UsageCall[] {
  const named = spansOf(nodes).filter(({ id }) => id !== null);
  return [...groupBy(named, ({ id }) => id).values()]
    .filter((spans) => new Set(spans.map(({ namespace }) => namespace)).size > 1)
    .flatMap((spans) =>
      spans.toSorted((a, b) => compareCodePoints(a.source, b.source)).slice(0, 1),
    );
}

function namesOtherModelThanPayer({ payer, spans }: SpanNode): boolean {
  if (payer === null) return false;
  const above = modelsOf(payer.spans.map(({ call }) => call));
  return [...modelsOf(spans.map(({ call }) => call))].some((model) => !above.has(model));
}

function modelsOf(calls: readonly UsageCall[]): ReadonlySet<string> {
  return new Set(calls.flatMap(({ usages }) => usages.map(({ model }) => model)));
}
