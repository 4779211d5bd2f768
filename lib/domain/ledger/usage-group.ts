import type { CostRole } from "./cost.ts";
import { groupBy } from "./group-by.ts";
import type { ModelUsage, TokenUsage, UsageCall } from "./usage-call.ts";

/**
 * Usages of one role and model that say the same things, added up: what one does not say none of them
 * does, so that a sum never hides what is missing.
 */
export interface UsageGroup extends TokenUsage {
  readonly role: CostRole;
  readonly model: string;
  readonly usages: number;
  /** Whether more tokens are called cached than went in: the log contradicts itself. */
  readonly isContradictory: boolean;
}

interface RoledUsage extends ModelUsage {
  readonly role: CostRole;
}

/** Adds up usages that are alike, so that a log of any length is priced in a few steps. */
export function usageGroups(events: readonly UsageCall[]): readonly UsageGroup[] {
  return grouped(events.flatMap(({ role, usages }) => usages.map((usage) => ({ ...usage, role }))));
}

/** The same for token totals that say nothing of who used them. */
export function tokenGroups(usages: readonly ModelUsage[]): readonly UsageGroup[] {
  return grouped(usages.map((usage) => ({ ...usage, role: "unknown" as const })));
}

function grouped(usages: readonly RoledUsage[]): readonly UsageGroup[] {
  return [...groupBy(usages, likeness).values()].flatMap(groupOf);
}

/** The sum of all tokens of one kind, null when one of the groups does not say, or there is no group. */
export function tokenSum(groups: readonly UsageGroup[], field: keyof TokenUsage): number | null {
  return groups.length === 0 ? null : sumOrNull(groups.map((group) => group[field]));
}

/** Input and output tokens together, null when either is unknown. */
export function totalTokens(groups: readonly UsageGroup[]): number | null {
  return sumOrNull([tokenSum(groups, "inputTokens"), tokenSum(groups, "outputTokens")]);
}

function groupOf(alike: readonly RoledUsage[]): UsageGroup[] {
  return alike.slice(0, 1).map((first) => ({
    role: first.role,
    model: first.model,
    usages: alike.length,
    isContradictory: contradicts(first),
    inputTokens: sumOrNull(alike.map(({ inputTokens }) => inputTokens)),
    outputTokens: sumOrNull(alike.map(({ outputTokens }) => outputTokens)),
    cachedInputTokens: sumOrNull(alike.map(({ cachedInputTokens }) => cachedInputTokens)),
    cacheWriteTokens: sumOrNull(alike.map(({ cacheWriteTokens }) => cacheWriteTokens)),
  }));
}

/** The model's name, which may hold anything, stands last. */
function likeness(usage: RoledUsage): string {
  const { role, model, inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens } = usage;
  const said = [inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens].map((tokens) =>
    tokens === null ? "-" : "+",
  );
  return `${role} ${said.join("")} ${contradicts(usage)} ${model}`;
}

function contradicts({ inputTokens, cachedInputTokens, cacheWriteTokens }: TokenUsage): boolean {
  if (inputTokens === null) return false;
  const rest = cachedInputTokens === null ? inputTokens : inputTokens - cachedInputTokens;
  return rest < (cacheWriteTokens === null ? 0 : cacheWriteTokens);
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}
