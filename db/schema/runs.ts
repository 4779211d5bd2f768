import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import type { CostReproduction } from "#lib/domain/ledger/cost-reproduction.ts";
import type { DateRecord, ProvenanceFact } from "#lib/domain/record.ts";
import { archives } from "./archives.ts";
import { moment } from "./columns.ts";
import { submissions } from "./submissions.ts";
import { taskSets } from "./task-sets.ts";

interface NameValue {
  readonly name: string;
  readonly value: string;
}

/**
 * One system on one task set. The system's fields are columns: which names mean one system is a
 * maintainer's judgement, so no table of systems pools them on the way in.
 * A run without `published_at` is still being stored and is shown nowhere.
 */
export const runs = pgTable(
  "runs",
  {
    id: text("id").primaryKey(),
    archiveSha256: text("archive_sha256")
      .notNull()
      .references(() => archives.sha256),
    submissionId: text("submission_id").references(() => submissions.id, { onDelete: "set null" }),
    nativeId: text("native_id"),
    memberPath: text("member_path"),
    source: text("source").notNull(),
    benchmark: text("benchmark").notNull(),
    taskSet: text("task_set").notNull(),
    taskSetVersion: text("task_set_version"),
    taskSetHash: text("task_set_hash"),
    taskSetTasks: integer("task_set_tasks"),
    model: text("model"),
    modelOrganization: text("model_organization"),
    agent: text("agent"),
    agentVersion: text("agent_version"),
    reasoningEffort: text("reasoning_effort"),
    submittingOrganization: text("submitting_organization"),
    settings: jsonb("settings").$type<readonly NameValue[]>().notNull(),
    dates: jsonb("dates").$type<readonly DateRecord[]>().notNull(),
    notes: jsonb("notes").$type<readonly NameValue[]>().notNull(),
    provenance: jsonb("provenance").$type<readonly ProvenanceFact[]>().notNull().default([]),
    /** The bill by basis, role and model; null when the archive holds no model calls. */
    ledger: jsonb("ledger").$type<CostLedger>(),
    /** By which prices and rules the archive's own total can be had from its own token totals. */
    reproductions: jsonb("reproductions")
      .$type<readonly CostReproduction[]>()
      .notNull()
      .default([]),
    asks: jsonb("asks").$type<readonly string[]>().notNull(),
    listed: boolean("listed").notNull(),
    unlistedReason: text("unlisted_reason"),
    /** True for demonstration rows whose figures are made up to show something. */
    constructed: boolean("constructed").notNull(),
    publishedAt: moment("published_at"),
  },
  (table) => [
    foreignKey({
      name: "runs_task_set_fk",
      columns: [table.benchmark, table.taskSet],
      foreignColumns: [taskSets.benchmark, taskSets.name],
    }),
    index("runs_by_board").on(table.benchmark, table.taskSet),
    index("runs_by_archive").on(table.archiveSha256),
    check("run_id_form", sql`${table.id} ~ '^r_[0-9a-f]{20}$'`),
    check("run_unlisted_for_a_reason", sql`${table.listed} = (${table.unlistedReason} is null)`),
    check("run_tasks_counted", sql`${table.taskSetTasks} >= 0`),
  ],
);
