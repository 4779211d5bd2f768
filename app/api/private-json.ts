/** An answer for whoever holds a capability: never cached, never for another site. */
export function privateJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
