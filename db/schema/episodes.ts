import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { executionStatus } from "./enums.ts";
import { runs } from "./runs.ts";

/** One (run, task, trial), settled: the missing ones of a plan too, without a source. Times are the archive's own text. */
export const episodes = pgTable(
  "episodes",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    task: text("task").notNull(),
    trial: integer("trial").notNull(),
    planned: boolean("planned").notNull(),
    execution: executionStatus("execution").notNull(),
    terminationWord: text("termination_word"),
    nativeId: text("native_id"),
    source: text("source"),
    startedAt: text("started_at"),
    endedAt: text("ended_at"),
    contentDigest: text("content_digest"),
    /** sha256 of what the agent and the user did; null where nobody took one. Equal ones are one trajectory. */
    trajectoryDigest: text("trajectory_digest"),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.ordinal] }),
    unique("one_episode_a_task_and_trial").on(table.runId, table.task, table.trial),
    check(
      "episode_source_iff_archived",
      sql`(${table.source} is null) = (${table.contentDigest} is null)`,
    ),
    check("episode_ordinal_counted", sql`${table.ordinal} >= 0`),
    check("episode_trajectory_form", sql`${table.trajectoryDigest} ~ '^[0-9a-f]{64}$'`),
    index("episodes_by_trajectory")
      .on(table.trajectoryDigest)
      .where(sql`${table.trajectoryDigest} is not null`),
  ],
);
