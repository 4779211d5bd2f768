import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { TraitSlice } from "#lib/domain/board/trait-slice.ts";
import type { CostBasis } from "#lib/domain/ledger/cost.ts";
import type { MeasurementPart } from "#lib/domain/measurement.ts";
import type { BoundAtK, NamedRule } from "#lib/domain/run-summary.ts";
import { exact } from "./columns.ts";
import { plannedSource } from "./enums.ts";
import { measurements } from "./measurements.ts";
import { rescores } from "./rescores.ts";
import { runs } from "./runs.ts";

/**
 * Run x measurement, counted once when the run is stored: a board reads this one row however many
 * episodes there are. All counts are null for a row of reported figures.
 */
export const runTallies = pgTable(
  "run_tallies",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    measurementKey: text("measurement_key")
      .notNull()
      .references(() => measurements.key),
    /** The re-score that added this row; null for the one row that the run was published with. */
    rescoreId: text("rescore_id").references(() => rescores.id, { onDelete: "cascade" }),
    /** The ruler's parts with who says each of them in this run. */
    parts: jsonb("parts").$type<readonly MeasurementPart[]>().notNull(),
    plannedSource: plannedSource("planned_source"),
    declared: integer("declared"),
    planned: integer("planned"),
    valid: integer("valid"),
    pass: integer("pass"),
    fail: integer("fail"),
    partial: integer("partial"),
    unscored: integer("unscored"),
    replayInvalid: integer("replay_invalid"),
    invalid: integer("invalid"),
    suspect: integer("suspect"),
    excluded: integer("excluded"),
    missing: integer("missing"),
    unplanned: integer("unplanned"),
    /** Sum of the planned valid values, each scaled to 0..1. */
    scaledSum: exact("scaled_sum"),
    scaleLow: doublePrecision("scale_low").notNull(),
    scaleHigh: doublePrecision("scale_high").notNull(),
    scaleThreshold: doublePrecision("scale_threshold").notNull(),
    reasons: jsonb("reasons").$type<Readonly<Record<string, number>>>().notNull(),
    /** Counts by task trait; null for a row of reported figures, of a re-score, or stored before they were taken. */
    slices: jsonb("slices").$type<readonly TraitSlice[]>(),
    passHatK: jsonb("pass_hat_k").$type<readonly BoundAtK[]>().notNull(),
    passAtK: jsonb("pass_at_k").$type<readonly BoundAtK[]>().notNull(),
    rules: jsonb("rules").$type<readonly NamedRule[]>().notNull(),
    reportedAgreesWith: jsonb("reported_agrees_with").$type<readonly CostBasis[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.measurementKey] }),
    uniqueIndex("one_archived_tally_a_run").on(table.runId).where(sql`${table.rescoreId} is null`),
    check(
      "tally_all_counts_or_none",
      sql`num_nulls(${table.declared}, ${table.planned}, ${table.valid}, ${table.pass}, ${table.fail}, ${table.partial},
        ${table.unscored}, ${table.replayInvalid}, ${table.invalid}, ${table.suspect}, ${table.excluded}, ${table.missing},
        ${table.unplanned}, ${table.scaledSum}, ${table.plannedSource}) in (0, 15)`,
    ),
    check(
      "tally_counts_not_negative",
      sql`least(${table.pass}, ${table.fail}, ${table.partial}, ${table.unscored}, ${table.replayInvalid}, ${table.invalid},
        ${table.suspect}, ${table.excluded}, ${table.missing}, ${table.unplanned}) >= 0`,
    ),
    check("tally_declared_adds_up", sql`${table.declared} = ${table.planned} + ${table.excluded}`),
    check(
      "tally_planned_adds_up",
      sql`${table.planned} = ${table.valid} + ${table.unscored} + ${table.replayInvalid} + ${table.invalid} + ${table.suspect} + ${table.missing}`,
    ),
    check(
      "tally_valid_adds_up",
      sql`${table.valid} = ${table.pass} + ${table.fail} + ${table.partial}`,
    ),
    check(
      "tally_sum_within_valid",
      sql`${table.scaledSum} >= 0 and ${table.scaledSum} <= ${table.valid}`,
    ),
    check(
      "tally_scale_is_a_range",
      sql`${table.scaleLow} < ${table.scaleHigh} and ${table.scaleThreshold} between ${table.scaleLow} and ${table.scaleHigh}`,
    ),
  ],
);
