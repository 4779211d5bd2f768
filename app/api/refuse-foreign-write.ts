import { readEnv } from "#lib/env.ts";
import { problemJson } from "./problem-json.ts";

const loopbackHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Refuses a writing request that another site sent through a visitor's browser, or that was sent to a
 * name that only pretends to be this machine. Null when the request may go on.
 */
export function refuseForeignWrite(request: Request): Response | null {
  const host = request.headers.get("host");
  const address = host === null ? null : parsed(`http://${host}`);
  if (address === null) return problemJson(400, "Bad request", "The request names no host.");
  if (!readEnv().allowAnonymous && !loopbackHosts.has(address.hostname)) {
    return problemJson(
      403,
      "Forbidden",
      `Uploads are taken on this machine only (127.0.0.1), not as ${address.hostname}: set ASSAY_ALLOW_ANONYMOUS=1 to take them from anywhere.`,
    );
  }
  if (isForeign(request, address)) {
    return problemJson(403, "Forbidden", "This request was sent by a page of another site.");
  }
  return null;
}

/** Browsers always name the origin of a writing request; other programs name none. */
function isForeign({ headers }: Request, address: URL): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return parsed(origin)?.host !== address.host;
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}

function parsed(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
