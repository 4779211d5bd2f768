import type { SystemRecord } from "#lib/domain/record.ts";

/** A system in one line for sentences and sorting: `gpt-4o · react`. Unknown names are said to be unknown. */
export function systemLabel({ model, agent, reasoningEffort }: SystemRecord): string {
  const parts = [model === null ? "unknown model" : model];
  if (reasoningEffort !== null) parts.push(reasoningEffort);
  if (agent !== null) parts.push(agent);
  return parts.join(" · ");
}
