import { type EpisodeFilter, episodeFilters } from "#lib/domain/episode/episode-filter.ts";
import { choiceParam, ordinalParam, type SearchParams, textParam } from "./search-params.ts";

export type StatusFilter = "any" | EpisodeFilter;

/** What a run's address says about its table of episodes. */
export interface RunQuery {
  readonly status: StatusFilter;
  readonly task: string;
  /** The place of the last episode of the page before; null for the first page. */
  readonly after: number | null;
  /** The place of the last span of the page before; null for the first page. */
  readonly spans: number | null;
}

/** Total: a parameter that makes no sense becomes its default. */
export function parseRunQuery(params: SearchParams): RunQuery {
  return {
    status: choiceParam<StatusFilter>(params, "status", ["any", ...episodeFilters], "any"),
    task: textParam(params, "task", 200),
    after: ordinalParam(params, "after"),
    spans: ordinalParam(params, "spans"),
  };
}

/** Canonical: keys in one order, defaults left out. */
export function formatRunQuery(query: RunQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.status !== "any") params.set("status", query.status);
  if (query.task !== "") params.set("task", query.task);
  if (query.after !== null) params.set("after", String(query.after));
  if (query.spans !== null) params.set("spans", String(query.spans));
  return params;
}
