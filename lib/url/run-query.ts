import { type ScoreStatus, scoreStatuses } from "#lib/domain/score-status.ts";
import { choiceParam, pageParam, type SearchParams, textParam } from "./search-params.ts";

const statusFilters = ["any", "pass", "fail", "partial", "unresolved", ...scoreStatuses] as const;

/** `pass`, `fail` and `partial` are outcomes of a valid score, `unresolved` is every status that is neither valid nor excluded. */
export type StatusFilter = "any" | "pass" | "fail" | "partial" | "unresolved" | ScoreStatus;

/** What a run's address says about its table of episodes. */
export interface RunQuery {
  readonly status: StatusFilter;
  readonly task: string;
  readonly page: number;
}

/** Total: a parameter that makes no sense becomes its default. */
export function parseRunQuery(params: SearchParams): RunQuery {
  return {
    status: choiceParam<StatusFilter>(params, "status", statusFilters, "any"),
    task: textParam(params, "task", 200),
    page: pageParam(params),
  };
}

/** Canonical: keys in one order, defaults left out. */
export function formatRunQuery(query: RunQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.status !== "any") params.set("status", query.status);
  if (query.task !== "") params.set("task", query.task);
  if (query.page !== 1) params.set("page", String(query.page));
  return params;
}
