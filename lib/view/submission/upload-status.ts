import type { SubmissionProgress } from "#lib/domain/submission/submission.ts";
import { formatBytes } from "../words/format.ts";
import { progressShare, progressText } from "./submission-progress.ts";

/** The way of an upload in the browser, before the submission's own page takes over. */
export type Upload =
  | { readonly phase: "idle" }
  | {
      readonly phase: "packing" | "sending";
      readonly name: string;
      readonly doneBytes: number;
      readonly totalBytes: number;
    }
  | {
      readonly phase: "reading";
      readonly name: string;
      readonly submission: string;
      readonly progress: SubmissionProgress;
    }
  | { readonly phase: "refused"; readonly title: string; readonly detail: string }
  | { readonly phase: "cancelled" };

export interface UploadStatus {
  readonly title: string;
  readonly detail: string;
  /** From 0 to 1; null while it cannot be told. */
  readonly share: number | null;
  /** What a screen reader is told: changes every quarter, not with every byte. */
  readonly spoken: string;
}

/** What the page says of an upload; null while there is nothing to say. */
export function uploadStatus(upload: Upload): UploadStatus | null {
  if (upload.phase === "idle") return null;
  if (upload.phase === "refused") {
    const { title, detail } = upload;
    return { title, detail, share: null, spoken: "" };
  }
  if (upload.phase === "cancelled") {
    return still("Cancelled", "Nothing was sent to the end, and nothing is kept.");
  }
  if (upload.phase === "reading") {
    const share = progressShare(upload.progress);
    return moving("Reading", `${progressText(upload.progress)}.`, share);
  }
  const { phase, doneBytes, totalBytes } = upload;
  const share = totalBytes === 0 ? null : Math.min(1, doneBytes / totalBytes);
  const title = phase === "packing" ? "Packing" : "Uploading";
  return moving(title, `${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}.`, share);
}

function still(title: string, detail: string): UploadStatus {
  return { title, detail, share: null, spoken: `${title}. ${detail}` };
}

function moving(title: string, detail: string, share: number | null): UploadStatus {
  const quarters = share === null ? 0 : Math.floor(share * 4);
  const spoken = quarters === 0 ? `${title} has begun.` : `${title}: ${quarters * 25} percent.`;
  return { title, detail, share, spoken };
}
