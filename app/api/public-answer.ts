import { createHash } from "node:crypto";

export const schemaVersion = 1;

/** Fractions are 0..1, money is US dollars; null is unknown and 0 is 0. */
export const units = { score: "fraction", usd: "USD", calls: "count" } as const;

/** A public answer: any site may read it, and an unchanged one is not sent again. */
export function publicAnswer(
  request: Request,
  body: string,
  contentType: string,
  etag = `"${createHash("sha256").update(body).digest("base64url")}"`,
): Response {
  const headers = {
    etag,
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "etag",
    "cache-control": "public, no-cache",
    vary: "accept",
  };
  const known = request.headers.get("if-none-match")?.split(/, */) ?? [];
  if (known.some((tag) => tag === etag || tag === `W/${etag}`)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, "content-type": contentType } });
}
