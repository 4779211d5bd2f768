import { sql } from "drizzle-orm";
import { check, foreignKey, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TraitSlice } from "#lib/domain/board/trait-slice.ts";
import type { BoundAtK, Counts, NamedRule } from "#lib/domain/run-summary.ts";
import { exact } from "./columns.ts";
import { runTallies } from "./run-tallies.ts";

/**
 * A tally as the corrections in force leave it, beside the archived one and never over it. Worked out from stored
 * scores and corrections alone, in the transaction that adds either: there is none where no episode is touched.
 */
export const correctedTallies = pgTable(
  "corrected_tallies",
  {
    runId: text("run_id").notNull(),
    measurementKey: text("measurement_key").notNull(),
    /** The corrections taken in, by id. */
    corrections: jsonb("corrections").$type<readonly string[]>().notNull(),
    counts: jsonb("counts").$type<Counts>().notNull(),
    scaledSum: exact("scaled_sum").notNull(),
    reasons: jsonb("reasons").$type<Readonly<Record<string, number>>>().notNull(),
    slices: jsonb("slices").$type<readonly TraitSlice[]>(),
    passHatK: jsonb("pass_hat_k").$type<readonly BoundAtK[]>().notNull(),
    passAtK: jsonb("pass_at_k").$type<readonly BoundAtK[]>().notNull(),
    rules: jsonb("rules").$type<readonly NamedRule[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.measurementKey] }),
    foreignKey({
      name: "corrected_tally_tally_fk",
      columns: [table.runId, table.measurementKey],
      foreignColumns: [runTallies.runId, runTallies.measurementKey],
    }).onDelete("cascade"),
    check(
      "corrected_tally_names_its_corrections",
      sql`jsonb_array_length(${table.corrections}) > 0`,
    ),
    check(
      "corrected_tally_declared_adds_up",
      sql`(${table.counts}->>'declared')::int = (${table.counts}->>'planned')::int + (${table.counts}->>'excluded')::int`,
    ),
    check(
      "corrected_tally_sum_within_valid",
      sql`${table.scaledSum} >= 0 and ${table.scaledSum} <= (${table.counts}->>'valid')::int`,
    ),
  ],
);
