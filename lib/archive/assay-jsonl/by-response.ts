import type { Usage } from "./episode-schema.ts";
import { hasUsage, isCall, priceUsd } from "./usage-call.ts";

/**
 * One call for each provider, response id and attempt: the record that states most, never a sum. Two attempts
 * are two billed events. Null unless every model call has a response id.
 */
export function byResponse(spans: readonly Usage[]): readonly Usage[] | null {
  const events = new Map<string, Usage>();
  for (const call of spans.filter(isCall)) {
    const { provider, response_id, attempt } = call;
    if (response_id === null || response_id === undefined) return null;
    const key = JSON.stringify([provider ?? null, response_id, attempt ?? null]);
    const known = events.get(key);
    if (known === undefined || detail(call) > detail(known)) events.set(key, call);
  }
  return [...events.values()];
}

function detail(call: Usage): number {
  return (hasUsage(call) ? 1 : 0) + (priceUsd(call) === null ? 0 : 2);
}
