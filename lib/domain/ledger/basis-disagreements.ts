import type { BillingEvents } from "./billing-events.ts";
import type { BasisDisagreement } from "./cost-ledger.ts";
import type { UsageCall } from "./usage-call.ts";
import { totalTokens, usageGroups } from "./usage-group.ts";

/** What it means when two bases that are equal on a well-formed log are not. */
const pairs = [
  {
    left: "root_spans",
    right: "leaf_spans",
    meaning: "a span's usage is not the sum of the usages below it",
  },
  {
    left: "root_spans",
    right: "by_response",
    meaning: "a response stands in several trees, or a root's usage is not that of its responses",
  },
  {
    left: "leaf_spans",
    right: "by_response",
    meaning: "a response stands in several spans that are not linked",
  },
] as const;

/**
 * The bases that are equal on a well-formed log and are not on this one (measurement.md 6). Tokens
 * decide: they are whole numbers and need no price.
 */
export function basisDisagreements(events: BillingEvents): readonly BasisDisagreement[] {
  const tokens = {
    root_spans: tokensOf(events.root_spans),
    leaf_spans: tokensOf(events.leaf_spans),
    by_response: events.by_response === null ? null : tokensOf(events.by_response),
  };
  return pairs.flatMap(({ left, right, meaning }) => {
    const [leftTokens, rightTokens] = [tokens[left], tokens[right]];
    if (leftTokens === null || rightTokens === null || leftTokens === rightTokens) return [];
    const sentence = `${left} counts ${leftTokens} tokens, ${right} ${rightTokens}: ${meaning}.`;
    return [{ left, right, leftTokens, rightTokens, sentence }];
  });
}

function tokensOf(counted: readonly UsageCall[]): number | null {
  return totalTokens(usageGroups(counted));
}
