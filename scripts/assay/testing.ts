import { z } from "zod";

const text = z.string().nullable();
const number = z.number().nullable();
const count = z.int().nonnegative();
const spanBasis = z.enum(["all_spans", "root_spans", "leaf_spans", "by_response"]);
const role = z.enum(["all", "agent", "user", "judge", "unknown"]);
const cacheRule = z.enum(["full_price", "cached_price", "cached_counted_twice"]);
const unpricedRule = z.enum(["unknown", "counts_zero"]);

const Row = z.strictObject({
  ...{ basis: spanBasis, role, model: text, priceTable: text, cacheRule: cacheRule.nullable() },
  ...{ events: count, inputTokens: number, outputTokens: number, cachedInputTokens: number },
  ...{ cacheWriteTokens: number, usd: number, usdKnown: number },
  unpricedModels: z.array(z.string()),
});

const Inflation = z.strictObject({
  ...{ role, model: text, tokens: number, usd: number },
  ...{ priceTable: text, cacheRule: cacheRule.nullable() },
});

const Disagreement = z.strictObject({
  ...{ left: spanBasis, right: spanBasis, leftTokens: count, rightTokens: count },
  sentence: z.string(),
});

const Oddity = z.strictObject({
  ...{ kind: z.string(), count, sources: z.array(z.string()), sentence: z.string() },
});

const Agreement = z.strictObject({
  ...{ basis: spanBasis, priceTable: text, cacheRule: cacheRule.nullable(), unpricedRule },
  usd: z.number(),
});

/** The `ledger` of a run in `read --json`: every key, and no other. */
export const Ledger = z.strictObject({
  ...{ spans: count, spansWithUsage: count, modelCalls: count, modelCallsWithUsage: count },
  ...{ modelCallsUnbilled: count, spansOutsideTasks: count, statedUsd: text },
  oncePerEvent: z.strictObject({ basis: spanBasis, reason: z.string() }),
  ...{ bases: z.array(Row), inflation: z.array(Inflation) },
  ...{ disagreements: z.array(Disagreement), oddities: z.array(Oddity) },
  ...{ agreements: z.array(Agreement), statedAgreesWith: z.array(spanBasis) },
});

/** One of a run's `reproductions` in `read --json`. */
export const Reproduction = z.strictObject({
  ...{ priceTable: z.string(), priceTableTitle: z.string(), cacheRule, unpricedRule },
  ...{ unpricedModels: z.array(z.string()), usd: z.number(), reported: z.string() },
  ...{ agreesWithinUsd: z.number(), inferred: z.boolean(), sentence: z.string() },
});
