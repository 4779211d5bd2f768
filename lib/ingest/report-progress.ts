import { setSubmissionProgress } from "#db/commands/set-submission-progress.ts";
import type { IngestContext } from "./context.ts";
import type { ByteCount } from "./counted-archive.ts";

const intervalMs = 200;

/** Writes a job's progress a few times a second while it runs; `stop` waits for the last write. */
export function reportProgress(
  { db, now }: IngestContext,
  id: string,
  current: () => ByteCount & { readonly episodes: number },
): { stop(): Promise<void> } {
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // Progress that cannot be written is no reason to stop reading; the next state is written with care.
    writing = setSubmissionProgress(db, id, current(), now())
      .catch(() => {})
      .finally(() => {
        busy = false;
      });
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}
