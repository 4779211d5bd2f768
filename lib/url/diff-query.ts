import { type SearchParams, textParam } from "./search-params.ts";

/** What a diff's address says: two measurement keys, archives or run ids, and how strictly rows are matched. */
export interface DiffQuery {
  readonly from: string;
  readonly to: string;
  /** `TASKSET/METRIC`; empty for the board's own pass^1. */
  readonly metric: string;
  readonly ignoreComparability: boolean;
}

/** Total: a parameter that makes no sense becomes its default. */
export function parseDiffQuery(params: SearchParams): DiffQuery {
  return {
    from: textParam(params, "from", 200),
    to: textParam(params, "to", 200),
    metric: textParam(params, "metric", 200),
    ignoreComparability: ["1", "comparability"].includes(textParam(params, "ignore")),
  };
}

/** Canonical: keys in one order, defaults left out. */
export function formatDiffQuery(query: DiffQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.from !== "") params.set("from", query.from);
  if (query.to !== "") params.set("to", query.to);
  if (query.metric !== "") params.set("metric", query.metric);
  if (query.ignoreComparability) params.set("ignore", "1");
  return params;
}
