import type { SpanBasis } from "./cost-ledger.ts";

/** The bases that spans can give, the archive's usual one first. */
export const spanBases = [
  "all_spans",
  "root_spans",
  "leaf_spans",
  "by_response",
] as const satisfies readonly SpanBasis[];
