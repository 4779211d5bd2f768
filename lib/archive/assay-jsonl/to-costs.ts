import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { Problem } from "#lib/domain/problem.ts";
import { byResponse } from "./by-response.ts";
import type { Episode } from "./episode-schema.ts";
import { spanTree } from "./span-tree.ts";
import { totalCalls } from "./total-calls.ts";
import { isCall, priceUsd } from "./usage-call.ts";

export interface ReadCosts {
  readonly costs: readonly EpisodeCost[];
  readonly problems: readonly Problem[];
}

/**
 * The bill of one episode on every basis the line allows. A basis that needs more than the line says
 * (a span tree, response ids) is left out; it is never filled from another one.
 */
export function toCosts(episode: Episode, priceTable: string | null, source: string): ReadCosts {
  const reported = reportedCost(episode, priceTable);
  const spans = episode.usage;
  if (spans === null || spans === undefined) return { costs: reported, problems: [] };
  const responses = byResponse(spans);
  const tree = spanTree(spans);
  const costs = [
    ...reported,
    ...totalCalls("all_spans", spans.filter(isCall), priceTable),
    ...(tree.kind === "tree" ? totalCalls("root_spans", tree.rootSpans, priceTable) : []),
    ...(tree.kind === "tree" ? totalCalls("leaf_spans", tree.leafSpans, priceTable) : []),
    ...(responses === null ? [] : totalCalls("by_response", responses, priceTable)),
  ];
  return { costs, problems: tree.kind === "broken" ? [brokenTree(tree.cause, source)] : [] };
}

function reportedCost({ cost }: Episode, priceTable: string | null): readonly EpisodeCost[] {
  if (cost === null || cost === undefined) return [];
  const usd = priceUsd(cost);
  return [
    {
      basis: "reported",
      role: "all",
      usd,
      archivedUsd: cost.usd ?? null,
      usdKnown: usd,
      calls: null,
      callsWithUsage: null,
      inputTokens: cost.input_tokens ?? null,
      outputTokens: cost.output_tokens ?? null,
      priceTable: cost.price_table ?? priceTable,
      unpricedModels: [],
    },
  ];
}

function brokenTree(cause: string, source: string): Problem {
  const message = `The span tree cannot be used: ${cause}. Totals by root and by leaf spans are unknown for this episode.`;
  return { code: "contradiction", effect: "note", source, message };
}
