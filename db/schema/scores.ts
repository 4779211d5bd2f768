import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { Evidence } from "#lib/domain/record.ts";
import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import { scoreReason, scoreSource, scoreStatus } from "./enums.ts";
import { episodes } from "./episodes.ts";
import { measurements } from "./measurements.ts";

/** The result of one measurement of one episode. The checks keep a number from standing where none is known. */
export const scores = pgTable(
  "scores",
  {
    runId: text("run_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    measurementKey: text("measurement_key")
      .notNull()
      .references(() => measurements.key),
    status: scoreStatus("status").notNull(),
    reason: scoreReason("reason"),
    value: doublePrecision("value"),
    /** The archived number's own lexeme, kept even when the score is not valid. */
    archivedValue: text("archived_value"),
    reportedStatus: text("reported_status"),
    /** Null only where the archive holds no episode to take a score from. */
    scoreSource: scoreSource("score_source"),
    evidence: jsonb("evidence").$type<readonly Evidence[]>().notNull(),
    /** What stands beside a re-scored or replayed score; null for every other. */
    replay: jsonb("replay").$type<ReplayEvidence>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.ordinal, table.measurementKey] }),
    foreignKey({
      name: "scores_episode_fk",
      columns: [table.runId, table.ordinal],
      foreignColumns: [episodes.runId, episodes.ordinal],
    }).onDelete("cascade"),
    check("score_value_iff_valid", sql`(${table.status} = 'valid') = (${table.value} is not null)`),
    check(
      "score_value_finite",
      sql`${table.value} not in ('NaN'::float8, 'Infinity'::float8, '-Infinity'::float8)`,
    ),
    check(
      "score_reason_unless_valid",
      sql`${table.status} in ('valid', 'excluded') or ${table.reason} is not null`,
    ),
    check(
      "score_valid_reason_is_vacuous",
      sql`${table.status} <> 'valid' or ${table.reason} is null or ${table.reason} = 'vacuous'`,
    ),
    check(
      "score_missing_is_not_in_archive",
      sql`(${table.status} = 'missing') = (${table.reason} is not distinct from 'not_in_archive'::score_reason)`,
    ),
    check(
      "score_replay_of_a_rescore",
      sql`${table.replay} is null or coalesce(${table.scoreSource} in ('rescored', 'replayed'), false)`,
    ),
    check(
      "score_valid_only_in_valid_replay",
      sql`${table.status} <> 'valid' or ${table.replay} is null or ${table.replay} ->> 'validity' = 'valid'`,
    ),
    check("score_has_an_episode", sql`${table.scoreSource} <> 'reported'`),
    check(
      "score_source_unless_missing",
      sql`${table.scoreSource} is not null or ${table.status} = 'missing'`,
    ),
  ],
);
