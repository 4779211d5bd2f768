import type { ModelUsage } from "#lib/domain/ledger/usage-call.ts";
import type { HalRun } from "./hal-run.ts";
import { toModelUsages } from "./log/to-model-usages.ts";

/** The archive's own token totals by model: the sum over every span, parents and children alike. */
export function toStatedUsage({ document }: HalRun): readonly ModelUsage[] {
  return toModelUsages(document.values.get("total_usage")?.value);
}
