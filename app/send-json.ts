import { problemOf } from "#app/submit/problem-of.ts";

export interface Refusal {
  readonly title: string;
  readonly detail: string;
}

export type Sent =
  | { readonly kind: "done"; readonly body: string }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Sends one writing request from a page; what the server answered, or why it did not do it. */
export async function sendJson(
  method: "POST" | "DELETE" | "PUT",
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return { kind: "done", body: text };
    return { kind: "refused", refusal: problemOf(response.status, text) };
  } catch {
    return {
      kind: "refused",
      refusal: {
        title: "The server was not reached",
        detail: "Nothing was changed: check the connection and try again.",
      },
    };
  }
}
