import type { Problem } from "../problem.ts";
import type { Regrade } from "../replay/regrade.ts";
import type { RescoreSummary } from "../replay/rescore-summary.ts";
import type { RunSummary } from "../run-summary.ts";
import type { FoundSecrets, SecretDecision } from "./secret.ts";

/**
 * The way of an upload: received -> reading -> preview -> (publish asked: reading again) -> published; where
 * maintainers decide, preview -> awaiting_review -> published, or returned with a comment and sent again;
 * `rejected` when the archive cannot be published as it is, `failed` when we could not do our part.
 */
export const submissionStates = [
  "received",
  "reading",
  "preview",
  "awaiting_review",
  "returned",
  "published",
  "rejected",
  "failed",
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What reading an archive found: the JSON of `read`. */
export interface SubmissionReport extends FoundSecrets {
  readonly archive: {
    readonly sha256: string | null;
    readonly bytes: number | null;
    readonly format: string | null;
    readonly formatVersion: string | null;
  };
  readonly runs: readonly RunSummary[];
  /** Absent unless the archive holds re-scores. */
  readonly rescores?: readonly RescoreSummary[];
  readonly problems: readonly Problem[];
  /** Published runs whose trajectories these are, graded again; absent where there are none. */
  readonly regrades?: readonly Regrade[];
}

/** How far a job has come. Null until it has said so. */
export interface SubmissionProgress {
  readonly bytes: number | null;
  readonly episodes: number | null;
  /** Plain (inflated) bytes to read; null while unknown, as some containers do not say. */
  readonly totalBytes: number | null;
}

export interface Submission {
  /** `s_` and 20 hex digits. */
  readonly id: string;
  readonly state: SubmissionState;
  /** True once the submitter asked to publish: `reading` then means that the runs are being stored. */
  readonly publishAsked: boolean;
  readonly fileName: string;
  readonly archiveSha256: string;
  readonly archiveBytes: number;
  /** What the submitter says where the archive is silent, by name: `model`, `scorer_version`, `task_set`. */
  readonly declarations: Readonly<Record<string, string>>;
  /** True while a password that the submitter gave is kept; the password itself is never shown again. */
  readonly passwordGiven: boolean;
  /** Null until the archive was read. */
  readonly report: SubmissionReport | null;
  /** What was decided on the report's possible secrets, in the order of the decisions. */
  readonly secretDecisions: readonly SecretDecision[];
  readonly progress: SubmissionProgress;
  /** One sentence for people; null unless the state is `failed`, or `rejected` for another reason than a problem of the report. */
  readonly error: string | null;
  /** Whoever submitted it; null for somebody without an account. */
  readonly submitterId: string | null;
  /** Boards it would stand on, by slug; empty until it was sent for review. */
  readonly boards: readonly string[];
  /** Why a maintainer returned it; null unless one did. It stays when it is sent again. */
  readonly reviewComment: string | null;
  /** ISO times, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}
