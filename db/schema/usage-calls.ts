import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { ModelUsage } from "#lib/domain/ledger/usage-call.ts";
import { exact } from "./columns.ts";
import { costRole } from "./enums.ts";
import { runs } from "./runs.ts";

/**
 * One span of a run's model-call log, with how the ledger counts it: a page draws the tree from these rows
 * and works nothing out again. Times are the archive's own text.
 */
export const usageCalls = pgTable(
  "usage_calls",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** Its place among the run's spans in the archive's order. */
    place: integer("place").notNull(),
    /** Null when the span belongs to no task: billed, yet in no episode. */
    task: text("task"),
    trial: integer("trial"),
    namespace: text("namespace").notNull(),
    spanId: text("span_id"),
    parentId: text("parent_id"),
    operation: text("operation"),
    model: text("model"),
    provider: text("provider"),
    responseId: text("response_id"),
    attempt: integer("attempt"),
    role: costRole("role").notNull(),
    /** Tokens by model; empty when the span carries no usage, which is unknown and not zero. */
    usages: jsonb("usages").$type<readonly ModelUsage[]>().notNull(),
    recordedUsd: exact("recorded_usd"),
    startedAt: text("started_at"),
    endedAt: text("ended_at"),
    failed: boolean("failed"),
    source: text("source").notNull(),
    /** The parent's place; null for a root and for a span whose parent the log does not hold. */
    parentPlace: integer("parent_place"),
    /** Number of the billing event that the span tells of, from 0; null when it tells of none or of several. */
    event: integer("event"),
    isRoot: boolean("is_root").notNull(),
    isLeaf: boolean("is_leaf").notNull(),
    /** Place of the span whose usage this one repeats. */
    duplicateOf: integer("duplicate_of"),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.place] }),
    index("usage_calls_by_task").on(table.runId, table.task, table.trial, table.place),
    check("usage_call_place_counted", sql`${table.place} >= 0`),
    check("usage_call_is_of_one_role", sql`${table.role} <> 'all'`),
    check("usage_call_trial_of_a_task", sql`${table.trial} is null or ${table.task} is not null`),
    check(
      "usage_call_price_finite",
      sql`${table.recordedUsd} <> 'NaN' and ${table.recordedUsd} < 'Infinity'`,
    ),
    check("usage_call_usages_listed", sql`jsonb_typeof(${table.usages}) = 'array'`),
    check("usage_call_repeats_another", sql`${table.duplicateOf} <> ${table.place}`),
    check("usage_call_under_another", sql`${table.parentPlace} <> ${table.place}`),
    check(
      "usage_call_without_usage_is_no_event",
      sql`${table.event} is null or jsonb_array_length(${table.usages}) > 0`,
    ),
  ],
);
