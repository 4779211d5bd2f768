import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { MigrationResult, RescoreAgreement } from "#lib/domain/replay/rescore-summary.ts";
import { archives } from "./archives.ts";
import { moment } from "./columns.ts";
import { scoreSource } from "./enums.ts";
import { measurements } from "./measurements.ts";
import { runs } from "./runs.ts";
import { submissions } from "./submissions.ts";

/**
 * A re-score of a published run. With a ruler that the run has not been measured by it adds scores and a tally; with
 * one that it has it is a check of them and adds nothing. What the archive said stays as it was either way.
 */
export const rescores = pgTable(
  "rescores",
  {
    id: text("id").primaryKey(),
    archiveSha256: text("archive_sha256")
      .notNull()
      .references(() => archives.sha256),
    submissionId: text("submission_id").references(() => submissions.id, { onDelete: "set null" }),
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    measurementKey: text("measurement_key")
      .notNull()
      .references(() => measurements.key),
    /** False for a check: its ruler is one that the run had. */
    addsScores: boolean("adds_scores").notNull(),
    scoreSource: scoreSource("score_source").notNull(),
    /** The mean that the re-grade printed, by its lexeme: shown, never counted with. */
    numberReturned: text("number_returned"),
    tool: text("tool"),
    normalizations: jsonb("normalizations").$type<readonly string[]>().notNull(),
    /** Episodes that the file speaks of, and those of them and of the run that have no counterpart. */
    episodes: integer("episodes").notNull(),
    matched: integer("matched").notNull(),
    notMentioned: integer("not_mentioned").notNull(),
    notInRun: jsonb("not_in_run").$type<readonly string[]>().notNull(),
    /** One rule on old and migrated records: apart from what a new rule changed. */
    migration: jsonb("migration").$type<MigrationResult>().notNull(),
    /** How the values agree with those there were; null when the scores are new. */
    agreement: jsonb("agreement").$type<RescoreAgreement>(),
    publishedAt: moment("published_at").notNull(),
  },
  (table) => [
    index("rescores_by_run").on(table.runId),
    index("rescores_by_archive").on(table.archiveSha256),
    check("rescore_id_form", sql`${table.id} ~ '^x_[0-9a-f]{20}$'`),
    check("rescore_source_is_a_rescore", sql`${table.scoreSource} in ('rescored', 'replayed')`),
    check("rescore_checks_or_adds", sql`${table.addsScores} = (${table.agreement} is null)`),
    check(
      "rescore_episodes_add_up",
      sql`least(${table.matched}, ${table.notMentioned}) >= 0 and ${table.matched} <= ${table.episodes}`,
    ),
  ],
);
