import { type Refusal, sendJson } from "#app/send-json.ts";

/** Sends one of the submission's writing requests; null when it was taken, else why not. */
export async function postSubmission(
  submission: string,
  action: "declarations" | "secrets" | "publish" | "discard",
  body?: Readonly<Record<string, string>>,
): Promise<Refusal | null> {
  const sent = await sendJson("POST", `/api/v1/submissions/${submission}/${action}`, body);
  return sent.kind === "done" ? null : sent.refusal;
}
