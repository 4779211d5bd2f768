import type { BillingEvents } from "./billing-events.ts";
import type { BasisDisagreement, SpanBasis } from "./cost-ledger.ts";
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
  return pairs.flatMap(({ left, right, meaning }) => {
    const [leftTokens, rightTokens] = [tokensOn(left, events), tokensOn(right, events)];
    if (leftTokens === null || rightTokens === null || leftTokens === rightTokens) return [];
    const sentence = `${left} counts ${leftTokens} tokens, ${right} ${rightTokens}: ${meaning}.`;
    return [{ left, right, leftTokens, rightTokens, sentence }];
  });
}

function tokensOn(basis: SpanBasis, events: BillingEvents): number | null {
  const counted = events[basis];
  return counted === null ? null : totalTokens(usageGroups(counted));
}
