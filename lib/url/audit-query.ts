import type { SearchParams } from "./search-params.ts";

/** The entry before which the audit log is shown; null for the newest. */
export function auditBefore(params: SearchParams): number | null {
  const before = params["before"];
  return typeof before === "string" && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null;
}
