import {
  type FrontierScenario,
  frontierScenarios,
} from "#lib/domain/frontier/frontier-scenario.ts";
import { choiceParam, pageParam, type SearchParams, textParam } from "./search-params.ts";

/** What a frontier's address says: which reading, of what a cost is, which part of the axis, at which price of a point. */
export interface FrontierQuery {
  readonly scenario: FrontierScenario;
  readonly unit: "episode" | "total";
  /** Costs shown, in USD; null for all. */
  readonly zoom: { readonly low: number; readonly high: number } | null;
  /** Score (0..1) that a US dollar is worth to the reader; null when the reader has not said. */
  readonly lambda: number | null;
  readonly sort: FrontierSort;
  /** Which group of comparable rows; empty for the first. */
  readonly group: string;
  /** Page of the table, from 1 on. */
  readonly page: number;
}

export const frontierSorts = ["cost", "score", "standing", "name"] as const;
export type FrontierSort = (typeof frontierSorts)[number];

/** Total: a parameter that makes no sense becomes its default. */
export function parseFrontierQuery(params: SearchParams): FrontierQuery {
  return {
    scenario: choiceParam(params, "reading", frontierScenarios, "both"),
    unit: choiceParam(params, "per", ["episode", "total"], "episode"),
    zoom: zoomOf(textParam(params, "costs")),
    lambda: positive(textParam(params, "lambda")),
    sort: choiceParam(params, "sort", frontierSorts, "cost"),
    group: textParam(params, "rows"),
    page: pageParam(params),
  };
}

/** Canonical: keys in one order, defaults left out. */
export function formatFrontierQuery(query: FrontierQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.scenario !== "both") params.set("reading", query.scenario);
  if (query.unit !== "episode") params.set("per", query.unit);
  if (query.zoom !== null) params.set("costs", `${query.zoom.low}_${query.zoom.high}`);
  if (query.lambda !== null) params.set("lambda", String(query.lambda));
  if (query.group !== "") params.set("rows", query.group);
  if (query.sort !== "cost") params.set("sort", query.sort);
  if (query.page !== 1) params.set("page", String(query.page));
  return params;
}

function zoomOf(text: string): FrontierQuery["zoom"] {
  const [low, high] = text.split("_").map(positive);
  if (low === null || low === undefined || high === null || high === undefined) return null;
  return low < high ? { low, high } : null;
}

function positive(text: string): number | null {
  const value = text === "" ? 0 : Number(text);
  return value > 0 && Number.isFinite(value) ? value : null;
}
