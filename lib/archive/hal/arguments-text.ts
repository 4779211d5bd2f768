import { z } from "zod";
import { canonicalJson } from "#lib/identity/canonical-json.ts";

const Json = z.json();

/**
 * A call's arguments as canonical JSON, so that two spellings of one call are equal. Arguments come as an object or as
 * its JSON text; a text that is no JSON is compared as it stands, and absent arguments are none.
 */
export function argumentsText(args: unknown): string {
  if (args === undefined || args === null) return "{}";
  if (typeof args !== "string") return canonical(args);
  try {
    const parsed: unknown = JSON.parse(args);
    return canonical(parsed);
  } catch {
    return args;
  }
}

function canonical(value: unknown): string {
  const json = Json.safeParse(value);
  return json.success ? canonicalJson(json.data) : JSON.stringify(value);
}
