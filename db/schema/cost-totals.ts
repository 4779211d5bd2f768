import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { exact } from "./columns.ts";
import { costBasis, costRole } from "./enums.ts";
import { runs } from "./runs.ts";

/** A run's bill on one basis for one role. `usd` stands only when every episode's cost is known. */
export const costTotals = pgTable(
  "cost_totals",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    basis: costBasis("basis").notNull(),
    role: costRole("role").notNull(),
    usd: exact("usd"),
    usdKnown: exact("usd_known"),
    archivedUsd: exact("archived_usd"),
    episodes: integer("episodes").notNull(),
    nullEpisodes: integer("null_episodes").notNull(),
    zeroWithTokens: integer("zero_with_tokens").notNull(),
    calls: exact("calls"),
    callsWithUsage: exact("calls_with_usage"),
    inputTokens: exact("input_tokens"),
    outputTokens: exact("output_tokens"),
    priceTable: text("price_table"),
    unpricedModels: jsonb("unpriced_models").$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.place] }),
    check(
      "cost_total_only_when_complete",
      sql`${table.usd} is null or (${table.nullEpisodes} = 0 and ${table.zeroWithTokens} = 0)`,
    ),
    check("cost_total_finite", sql`${table.usd} <> 'NaN' and ${table.usd} < 'Infinity'`),
    check(
      "cost_total_episodes_add_up",
      sql`${table.nullEpisodes} between 0 and ${table.episodes} and ${table.zeroWithTokens} between 0 and ${table.episodes}`,
    ),
    check(
      "cost_total_usage_within_calls",
      sql`${table.callsWithUsage} is null or (${table.calls} is not null and ${table.callsWithUsage} between 0 and ${table.calls})`,
    ),
  ],
);
