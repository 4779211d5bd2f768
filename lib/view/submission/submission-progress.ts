import type { SubmissionProgress } from "#lib/domain/submission/submission.ts";
import { counted, formatBytes } from "../words/format.ts";

/** The share of bytes that is done, from 0 to 1; null while it cannot be told. */
export function progressShare({ bytes, totalBytes }: SubmissionProgress): number | null {
  if (bytes === null || totalBytes === null || totalBytes === 0) return null;
  return Math.min(1, bytes / totalBytes);
}

/** How far reading has come, in words: `1.2 MB of 4.1 MB, 58 episodes`. */
export function progressText({ bytes, totalBytes, episodes }: SubmissionProgress): string {
  if (bytes === null) return "Not started yet";
  const read =
    totalBytes === null
      ? formatBytes(bytes)
      : `${formatBytes(bytes)} of ${formatBytes(totalBytes)}`;
  return episodes === null ? read : `${read}, ${counted(episodes, "episode")}`;
}
