import { problemOf } from "#app/submit/problem-of.ts";

export interface Refusal {
  readonly title: string;
  readonly detail: string;
}

/** Sends one of the submission's writing requests; null when it was taken, else why not. */
export async function postSubmission(
  submission: string,
  action: "declarations" | "secrets" | "publish" | "discard",
  body?: Readonly<Record<string, string>>,
): Promise<Refusal | null> {
  try {
    const response = await fetch(`/api/v1/submissions/${submission}/${action}`, {
      method: "POST",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return response.ok ? null : problemOf(response.status, await response.text());
  } catch {
    return {
      title: "The server was not reached",
      detail: "Nothing was changed: check the connection and try again.",
    };
  }
}
