import { type SearchParams, textParam } from "./search-params.ts";

/**
 * The moment that `as_of` asks for: a day means its end in UTC, a time without a zone is UTC. Total: what is no date is
 * null, like nothing.
 */
export function parseAsOf(params: SearchParams): Date | null {
  const text = textParam(params, "as_of");
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+ -]\d\d:\d\d)?)?$/.exec(text) ??
    [];
  if (day === undefined) return null;
  // A plus sign in an address is a blank unless it was escaped.
  const at = time === undefined ? "23:59:59.999Z" : `${time}${zone?.replace(" ", "+") ?? "Z"}`;
  const moment = new Date(`${day}T${at}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
