/** An error as RFC 9457 problem+json: one sentence that says what is wrong and what to do, and what it is about. */
export function problemJson(
  status: number,
  title: string,
  detail: string,
  about: Readonly<Record<string, unknown>> = {},
): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail, ...about }), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    },
  });
}
