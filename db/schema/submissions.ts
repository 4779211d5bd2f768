import { sql } from "drizzle-orm";
import { bigint, check, index, integer, json, pgTable, text } from "drizzle-orm/pg-core";
import type { SubmissionReport } from "#lib/domain/submission/submission.ts";
import { moment } from "./columns.ts";
import { submissionState } from "./enums.ts";
import { users } from "./users.ts";

/**
 * One upload and what became of it. It names its archive by sha256 without a foreign key: an archive
 * has a row only once runs are stored from it. `json` keeps a report as it was written, lexeme for lexeme.
 */
export const submissions = pgTable(
  "submissions",
  {
    id: text("id").primaryKey(),
    state: submissionState("state").notNull(),
    /** sha256 of the 32-byte capability; the capability itself is never stored. */
    capabilityHash: text("capability_hash").notNull(),
    archiveSha256: text("archive_sha256").notNull(),
    archiveBytes: bigint("archive_bytes", { mode: "number" }).notNull(),
    fileName: text("file_name").notNull(),
    declarations: json("declarations").$type<Readonly<Record<string, string>>>().notNull(),
    report: json("report").$type<SubmissionReport>(),
    progressBytes: bigint("progress_bytes", { mode: "number" }),
    progressEpisodes: integer("progress_episodes"),
    /** Plain bytes to read; null while unknown, as some containers do not say. */
    progressTotal: bigint("progress_total", { mode: "number" }),
    error: text("error"),
    /** Null for somebody without an account. */
    submitterId: text("submitter_id").references(() => users.id, { onDelete: "set null" }),
    /** Boards it would stand on, by slug; empty until it was sent for review. */
    boards: text("boards").array().$type<readonly string[]>().notNull().default([]),
    reviewComment: text("review_comment"),
    /** Opens an encrypted archive; kept only until the submission has ended, shown to nobody. */
    archivePassword: text("archive_password"),
    publishAskedAt: moment("publish_asked_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("submissions_by_archive").on(table.archiveSha256),
    index("submissions_by_submitter").on(table.submitterId),
    check("submission_capability_hashed", sql`${table.capabilityHash} ~ '^[0-9a-f]{64}$'`),
    check("submission_sha256_form", sql`${table.archiveSha256} ~ '^[0-9a-f]{64}$'`),
    check(
      "submission_password_forgotten",
      sql`${table.archivePassword} is null or ${table.state} not in ('published', 'rejected', 'failed')`,
    ),
    check(
      "submission_report_when_read",
      sql`${table.state} not in ('preview', 'published') or ${table.report} is not null`,
    ),
    check(
      "submission_published_when_asked",
      sql`${table.state} <> 'published' or ${table.publishAskedAt} is not null`,
    ),
    // As texts: the words are younger than the type, and one migration may not add a word and use it.
    check(
      "submission_return_explained",
      sql`${table.state}::text <> 'returned' or ${table.reviewComment} is not null`,
    ),
    check(
      "submission_review_on_boards",
      sql`${table.state}::text <> 'awaiting_review' or cardinality(${table.boards}) > 0`,
    ),
    check(
      "submission_failure_explained",
      sql`${table.state} <> 'failed' or ${table.error} is not null`,
    ),
    check(
      "submission_rejection_explained",
      sql`${table.state} <> 'rejected' or ${table.error} is not null or ${table.report} is not null`,
    ),
  ],
);
