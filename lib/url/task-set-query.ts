import type { SearchParams } from "./search-params.ts";

/** Which two versions of a task set are read apart, by the start of their hashes; empty for the first and last. */
export interface TaskSetQuery {
  readonly from: string;
  readonly to: string;
}

export function parseTaskSetQuery(params: SearchParams): TaskSetQuery {
  return { from: hashParam(params["from"]), to: hashParam(params["to"]) };
}

function hashParam(value: string | string[] | undefined): string {
  return typeof value === "string" && /^[0-9a-f]{8,64}$/.test(value) ? value : "";
}
