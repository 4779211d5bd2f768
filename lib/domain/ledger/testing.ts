import type { CostLedger, LedgerRow } from "./cost-ledger.ts";
import type { PriceTable } from "./price-table.ts";
import type { ModelUsage, UsageCall } from "./usage-call.ts";

/** A span of model `m` with 100 input and 10 output tokens, unless told otherwise. */
export function span(id: string | null, facts: Partial<UsageCall> = {}): UsageCall {
  return {
    run: "run",
    task: "0",
    trial: 0,
    source: `log#/${id}`,
    namespace: "n",
    id,
    parentId: null,
    operation: null,
    model: "m",
    provider: "p",
    responseId: null,
    attempt: null,
    role: "agent",
    usages: [usage()],
    recordedUsd: null,
    startedAt: null,
    endedAt: null,
    failed: null,
    ...facts,
  };
}

export function usage(facts: Partial<ModelUsage> = {}): ModelUsage {
  return {
    model: "m",
    inputTokens: 100,
    outputTokens: 10,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    ...facts,
  };
}

/** A table where `m` costs 2 and 8 USD per million tokens, 0.5 when cached. */
export function table(facts: Partial<PriceTable> = {}): PriceTable {
  return {
    id: "list",
    title: "List prices",
    source: "example",
    commit: null,
    date: "2025-10-20",
    currency: "USD",
    variantOf: null,
    inferred: null,
    cacheRules: ["full_price"],
    aliases: {},
    prices: { m: { input: 2e-6, output: 8e-6, cachedInput: 5e-7, cacheWrite: null } },
    ...facts,
  };
}

/** The row for everybody and every model on a basis, priced by the table or, without one, by the log. */
export function rowOf(
  { bases }: CostLedger,
  basis: LedgerRow["basis"],
  facts: Partial<LedgerRow> = {},
): LedgerRow | undefined {
  const wanted = { basis, role: "all", model: null, priceTable: "list", ...facts };
  return bases.find((row) =>
    Object.entries(wanted).every(([key, value]) => hasField(row, key, value)),
  );
}

function hasField(row: LedgerRow, key: string, value: unknown): boolean {
  return new Map<string, unknown>(Object.entries(row)).get(key) === value;
}
