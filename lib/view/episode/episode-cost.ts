import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { basisWords, roleWords } from "../ledger/cost-words.ts";
import { counted, formatCount, formatUsd } from "../words/format.ts";

export interface EpisodeCostText {
  readonly text: string;
  /** How it was counted, or why it is not known. */
  readonly note: string;
}

/** Once per event first, the archive's own total last. */
const preferred = ["by_response", "leaf_spans", "root_spans", "all_spans", "reported"] as const;

/** What one episode cost everybody together. Unknown is not free, and an unpriced 0 is not a price. */
export function episodeCostText(costs: readonly EpisodeCost[]): EpisodeCostText {
  const all = preferred.flatMap((basis) =>
    costs.filter((cost) => cost.role === "all" && cost.basis === basis),
  );
  const known = all.find(({ usd }) => usd !== null);
  if (known !== undefined) return { text: formatUsd(known.usd), note: basisWords[known.basis] };
  const part = all.find(({ usdKnown }) => usdKnown !== null && usdKnown > 0);
  if (part !== undefined) {
    return { text: `≥ ${formatUsd(part.usdKnown)}`, note: `${basisWords[part.basis]}, in part` };
  }
  const isUnpriced = all.some(({ archivedUsd }) => archivedUsd === 0);
  return { text: "unknown", note: isUnpriced ? unpriced : "not in the archive" };
}

const unpriced = "archived 0 beside tokens: unpriced, not free";

export interface EpisodeCostLine extends EpisodeCostText {
  readonly basis: string;
  readonly role: string;
  readonly calls: string;
  readonly tokens: string;
}

/** Every cost the archive has of one episode, by basis and role. */
export function episodeCostLines(costs: readonly EpisodeCost[]): readonly EpisodeCostLine[] {
  return costs.map((cost) => ({
    basis: basisWords[cost.basis],
    role: roleWords[cost.role],
    text: amount(cost),
    note: noteOf(cost),
    calls: callsText(cost),
    tokens: tokensText(cost),
  }));
}

function amount({ usd, usdKnown }: EpisodeCost): string {
  if (usd !== null) return formatUsd(usd);
  return usdKnown === null ? "unknown" : `≥ ${formatUsd(usdKnown)}`;
}

function noteOf({ usd, archivedUsd, priceTable, unpricedModels }: EpisodeCost): string {
  return [
    ...(usd === null && archivedUsd === 0 ? [unpriced] : []),
    ...(unpricedModels.length === 0 ? [] : [`no price for ${unpricedModels.join(", ")}`]),
    ...(priceTable === null ? [] : [`price table: ${priceTable}`]),
  ].join("; ");
}

function callsText({ calls, callsWithUsage }: EpisodeCost): string {
  if (calls === null) return "not recorded";
  return callsWithUsage === null || callsWithUsage === calls
    ? counted(calls, "call")
    : `${counted(calls, "call")}, usage in ${formatCount(callsWithUsage)}`;
}

function tokensText({ inputTokens, outputTokens }: EpisodeCost): string {
  if (inputTokens === null && outputTokens === null) return "not recorded";
  const count = (tokens: number | null) => (tokens === null ? "unknown" : formatCount(tokens));
  return `${count(inputTokens)} in, ${count(outputTokens)} out`;
}

/**
 * How often the episode's usage was written: all spans over once per event, by tokens. Null where the archive logs no
 * spans or does not say enough.
 */
export function episodeInflation(costs: readonly EpisodeCost[]): number | null {
  const tokensOf = (basis: EpisodeCost["basis"]) => {
    const cost = costs.find((one) => one.basis === basis && one.role === "all");
    if (cost === undefined || cost.inputTokens === null || cost.outputTokens === null) return null;
    return cost.inputTokens + cost.outputTokens;
  };
  const all = tokensOf("all_spans");
  const once = tokensOf("by_response") ?? tokensOf("leaf_spans");
  return all === null || once === null || once === 0 ? null : all / once;
}
