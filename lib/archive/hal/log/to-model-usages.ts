import type { ModelUsage } from "#lib/domain/ledger/usage-call.ts";
import { toModelUsage } from "./to-model-usage.ts";

const unknown = {
  inputTokens: null,
  outputTokens: null,
  cachedInputTokens: null,
  cacheWriteTokens: null,
};

/** The tokens of several models, by model. One whose numbers cannot be read was billed all the same: they are null. */
export function toModelUsages(value: unknown): readonly ModelUsage[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([model, usage]) => {
    return toModelUsage(model, usage) ?? { model, ...unknown };
  });
}
