import { readEnv } from "#lib/env.ts";

/** Where people reach this instance: as it was told, else as this request names it. */
export function siteOrigin(request: Request): string {
  const { origin } = readEnv();
  if (origin !== null) return origin;
  const asked = new URL(request.url);
  const named = `${asked.protocol}//${request.headers.get("host") ?? asked.host}`;
  return URL.canParse(named) ? new URL(named).origin : asked.origin;
}
