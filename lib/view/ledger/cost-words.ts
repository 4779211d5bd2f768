import type { CostBasis, CostRole } from "#lib/domain/ledger/cost.ts";

/** Ways of totalling a bill, in words. */
export const basisWords = {
  reported: "as archived",
  all_spans: "every span",
  root_spans: "root spans",
  leaf_spans: "leaf spans",
  by_response: "once per response",
} as const satisfies Record<CostBasis, string>;

/** Whose calls a cost includes, in words. */
export const roleWords = {
  all: "everybody",
  agent: "agent",
  user: "user simulator",
  judge: "judge",
  unknown: "not said",
} as const satisfies Record<CostRole, string>;
