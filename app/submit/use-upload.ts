"use client";
import { useRef, useState } from "react";
import type { SubmissionProgress } from "#lib/domain/submission/submission.ts";
import type { Upload } from "#lib/view/submission/upload-status.ts";
import { formatBytes } from "#lib/view/words/format.ts";
import type { Choice } from "./chosen-file.ts";
import { type Parcel, packChoice } from "./pack-files.ts";
import { sendArchive } from "./send-archive.ts";

interface Limit {
  readonly bytes: number;
  readonly text: string;
}

interface Refusal {
  readonly title: string;
  readonly detail: string;
}

const notStarted: SubmissionProgress = { bytes: null, episodes: null, totalBytes: null };

/** Packing and sending as one state, with what a page can do about it. */
export function useUpload(limit: Limit) {
  const [upload, setUpload] = useState<Upload>({ phase: "idle" });
  const control = useRef<AbortController | null>(null);

  function refuse(refusal: Refusal) {
    setUpload({ phase: "refused", ...refusal });
  }
  async function pack(choice: Choice, signal: AbortSignal): Promise<Parcel | null> {
    const totalBytes = choice.files.reduce((sum, { file }) => sum + file.size, 0);
    const fault = faultOf(totalBytes, limit);
    if (fault !== null) {
      refuse(fault);
      return null;
    }
    try {
      const onBytes = (doneBytes: number) =>
        setUpload({ phase: "packing", name: choice.name, doneBytes, totalBytes });
      return await packChoice(choice, onBytes, signal);
    } catch {
      if (signal.aborted) setUpload({ phase: "cancelled" });
      else refuse(unreadable);
      return null;
    }
  }
  async function send(choice: Choice) {
    const abort = new AbortController();
    control.current = abort;
    const { signal } = abort;
    const parcel = await pack(choice, signal);
    if (parcel === null) return;
    const { name, bytes } = parcel;
    const onBytes = (doneBytes: number) =>
      setUpload({ phase: "sending", name, doneBytes, totalBytes: bytes.size });
    onBytes(0);
    const answer = await sendArchive(parcel, onBytes, signal);
    if (answer.kind === "received") {
      setUpload({ phase: "reading", name, submission: answer.submission, progress: notStarted });
    } else if (answer.kind === "cancelled") setUpload({ phase: "cancelled" });
    else refuse(answer);
  }
  function read(progress: SubmissionProgress) {
    setUpload((now) => (now.phase === "reading" ? { ...now, progress } : now));
  }
  return { upload, send, refuse, read, cancel: () => control.current?.abort() };
}

const unreadable = {
  title: "A file could not be read",
  detail: "It was moved, changed or closed to the browser while it was packed: choose it again.",
};

/** What can be said before a byte is sent. */
function faultOf(bytes: number, limit: Limit): Refusal | null {
  if (bytes > limit.bytes) {
    const title = "Too large";
    return {
      title,
      detail: `This is ${formatBytes(bytes)}; an archive may have at most ${limit.text}: split it, or pack it tighter.`,
    };
  }
  if (!navigator.onLine) {
    return {
      title: "No connection",
      detail: "Your browser says that it is offline. Nothing was sent: connect and choose again.",
    };
  }
  return null;
}
