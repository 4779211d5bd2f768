import { and, eq, inArray } from "drizzle-orm";
import type { SubmissionReport, SubmissionState } from "#lib/domain/submission/submission.ts";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";
import { notifySubmission } from "./notify-submission.ts";

/** Where each state may be entered from. A job that runs again enters `reading` from `reading`. */
const entries: Record<SubmissionState, readonly SubmissionState[]> = {
  received: ["preview", "returned"],
  reading: ["received", "reading", "preview", "awaiting_review"],
  preview: ["reading"],
  awaiting_review: ["preview", "returned"],
  returned: ["awaiting_review"],
  published: ["reading"],
  rejected: ["reading"],
  failed: ["received", "reading"],
};

const finalStates: ReadonlySet<SubmissionState> = new Set(["published", "rejected", "failed"]);

export interface SubmissionChange {
  readonly state: SubmissionState;
  readonly now: Date;
  readonly report?: SubmissionReport;
  readonly declarations?: Readonly<Record<string, string>>;
  /** The archive's password; kept from before where it is absent. */
  readonly archivePassword?: string;
  readonly error?: string;
  readonly boards?: readonly string[];
  readonly reviewComment?: string;
  /** Null: it was asked for, and has to be asked for again. */
  readonly publishAskedAt?: Date | null;
}

/** Moves a submission on; one that has ended keeps no password. False when it is not in a state that leads there: it was discarded, or somebody was faster. */
export async function setSubmissionState(
  db: Database,
  id: string,
  { now, ...change }: SubmissionChange,
): Promise<boolean> {
  const restart = change.state === "reading" || change.state === "received";
  const progress = restart
    ? { progressBytes: null, progressEpisodes: null, progressTotal: null }
    : {};
  const forgotten = finalStates.has(change.state) ? { archivePassword: null } : {};
  const changed = await db
    .update(submissions)
    .set({ ...progress, ...change, ...forgotten, updatedAt: now })
    .where(and(eq(submissions.id, id), inArray(submissions.state, entries[change.state])))
    .returning({ id: submissions.id });
  if (changed.length === 0) return false;
  await notifySubmission(db, id);
  return true;
}
