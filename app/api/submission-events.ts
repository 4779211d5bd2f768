import { db } from "#db/client.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { watchSubmission } from "#db/queries/watch-submission.ts";
import type { SubmissionState } from "#lib/domain/submission/submission.ts";

const finalStates: ReadonlySet<SubmissionState> = new Set(["published", "rejected", "failed"]);
/** A comment this often keeps proxies from closing a quiet stream. */
const heartbeatMs = 15_000;

/** A submission's states and progress as server-sent events, until its last state or until the reader leaves. */
export function submissionEvents(id: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const unwatch = watchSubmission(db, id, () => queue());
      const heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs);
      let over = false;
      let reading = Promise.resolve();
      end = () => {
        if (over) return;
        over = true;
        unwatch();
        clearInterval(heartbeat);
        signal.removeEventListener("abort", end);
      };
      const finish = () => {
        if (over) return;
        end();
        controller.close();
      };
      async function tell(): Promise<void> {
        if (over) return;
        const event = await currentEvent(id);
        if (over) return;
        send(event.text);
        if (event.isLast) finish();
      }
      function queue(): void {
        reading = reading.then(tell).catch(finish);
      }
      signal.addEventListener("abort", end);
      queue();
    },
    cancel: () => end(),
  });
}

async function currentEvent(id: string): Promise<{ text: string; isLast: boolean }> {
  const found = await findSubmission(db, id);
  if (found === null) return { text: "event: gone\ndata: {}\n\n", isLast: true };
  const { state, publishAsked, progress, error, updatedAt } = found.submission;
  const data = JSON.stringify({ id, state, publishAsked, progress, error, updatedAt });
  return { text: `event: submission\ndata: ${data}\n\n`, isLast: finalStates.has(state) };
}
