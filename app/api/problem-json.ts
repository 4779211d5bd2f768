/** An error as RFC 9457 problem+json: one sentence that says what is wrong and what to do. */
export function problemJson(status: number, title: string, detail: string): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail }), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    },
  });
}
