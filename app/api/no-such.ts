import { problemJson } from "./problem-json.ts";

/** The answer for an address that names nothing. */
export function noSuch(what: string): Response {
  return problemJson(404, "Not found", `There is no such ${what}.`);
}
