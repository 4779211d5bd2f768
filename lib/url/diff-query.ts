import { type SearchParams, textParam } from "./search-params.ts";

/** What a diff's address says: two measurement keys, archives or run ids, and how strictly rows are matched. */
export interface DiffQuery {
  readonly from: string;
  readonly to: string;
  readonly ignoreComparability: boolean;
}

/** Total: a parameter that makes no sense becomes its default. */
export function parseDiffQuery(params: SearchParams): DiffQuery {
  return {
    from: textParam(params, "from", 200),
    to: textParam(params, "to", 200),
    ignoreComparability: textParam(params, "ignore") === "comparability",
  };
}

/** Canonical: keys in one order, defaults left out. */
export function formatDiffQuery(query: DiffQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.from !== "") params.set("from", query.from);
  if (query.to !== "") params.set("to", query.to);
  if (query.ignoreComparability) params.set("ignore", "comparability");
  return params;
}
