import { sql } from "drizzle-orm";
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { exact } from "./columns.ts";
import { costBasis, costRole } from "./enums.ts";
import { episodes } from "./episodes.ts";

/** What the archive says an episode cost. Unknown is null, free is 0, and an archived 0 beside tokens is neither. */
export const episodeCosts = pgTable(
  "episode_costs",
  {
    runId: text("run_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    /** Its place among the episode's costs: a basis may stand once for each price table. */
    place: integer("place").notNull(),
    basis: costBasis("basis").notNull(),
    role: costRole("role").notNull(),
    usd: exact("usd"),
    archivedUsd: exact("archived_usd"),
    usdKnown: exact("usd_known"),
    calls: integer("calls"),
    callsWithUsage: integer("calls_with_usage"),
    inputTokens: exact("input_tokens"),
    outputTokens: exact("output_tokens"),
    priceTable: text("price_table"),
    unpricedModels: jsonb("unpriced_models").$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.ordinal, table.place] }),
    foreignKey({
      name: "episode_costs_episode_fk",
      columns: [table.runId, table.ordinal],
      foreignColumns: [episodes.runId, episodes.ordinal],
    }).onDelete("cascade"),
    check("episode_cost_finite", sql`${table.usd} <> 'NaN' and ${table.usd} < 'Infinity'`),
    check(
      "episode_cost_whole_is_known",
      sql`${table.usd} is null or ${table.usdKnown} is not distinct from ${table.usd}`,
    ),
    check(
      "episode_cost_unpriced_is_not_free",
      sql`${table.archivedUsd} is distinct from 0 or ${table.usd} is null
        or not coalesce(${table.inputTokens} > 0 or ${table.outputTokens} > 0, false)`,
    ),
    check(
      "episode_cost_usage_within_calls",
      sql`${table.callsWithUsage} is null or (${table.calls} is not null and ${table.callsWithUsage} between 0 and ${table.calls})`,
    ),
  ],
);
