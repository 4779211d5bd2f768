import type { ModelUsage } from "#lib/domain/usage-call.ts";
import type { HalRun } from "./hal-run.ts";
import { toModelUsage } from "./log/to-model-usage.ts";

/** The archive's own token totals by model: the sum over every span, parents and children alike. */
export function toStatedUsage({ document }: HalRun): readonly ModelUsage[] {
  const stated = document.values.get("total_usage")?.value;
  if (typeof stated !== "object" || stated === null) return [];
  return Object.entries(stated).flatMap(([model, usage]) => toModelUsage(model, usage) ?? []);
}
