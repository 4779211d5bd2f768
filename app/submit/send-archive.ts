import type { Parcel } from "./pack-files.ts";
import { problemOf } from "./problem-of.ts";

export type SendAnswer =
  | { readonly kind: "received"; readonly submission: string }
  | { readonly kind: "refused"; readonly title: string; readonly detail: string }
  | { readonly kind: "cancelled" };

const unreachable = {
  kind: "refused",
  title: "The server was not reached",
  detail: "The connection broke off or there is none. Nothing was kept: check it and send again.",
} as const;

/** Uploads the raw bytes. XMLHttpRequest, because fetch tells nothing of an upload's progress. */
export function sendArchive(
  { name, bytes }: Parcel,
  onBytes: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<SendAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/v1/archives");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-assay-file-name", encodeURIComponent(shortened(name)));
    request.upload.onprogress = ({ loaded }) => onBytes(loaded);
    request.onload = () => resolve(answerOf(request.status, request.responseText));
    request.onerror = () => resolve(unreachable);
    request.onabort = () => resolve({ kind: "cancelled" });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) resolve({ kind: "cancelled" });
    else request.send(bytes);
  });
}

function answerOf(status: number, text: string): SendAnswer {
  const submission = status === 201 ? submissionOf(text) : null;
  if (submission !== null) return { kind: "received", submission };
  return { kind: "refused", ...problemOf(status, text) };
}

function submissionOf(text: string): string | null {
  const body: unknown = JSON.parse(text);
  if (typeof body !== "object" || body === null || !("submission" in body)) return null;
  return typeof body.submission === "string" ? body.submission : null;
}

/** Names are kept for display only; the end says what kind of file it is. */
function shortened(name: string): string {
  const wellFormed = name.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
  return wellFormed.length <= 255 ? wellFormed : `…${wellFormed.slice(-250)}`;
}
