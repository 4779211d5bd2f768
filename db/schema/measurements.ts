import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { mode } from "./enums.ts";

/** A ruler. The key is the hash of `parts`; who says each part is a fact of the run (run_tallies.parts). */
export const measurements = pgTable(
  "measurements",
  {
    key: text("key").primaryKey(),
    /** Part name to value, null where nobody knows it. */
    parts: jsonb("parts").$type<Readonly<Record<string, string | null>>>().notNull(),
    scorer: text("scorer"),
    scorerVersion: text("scorer_version"),
    taskSetVersion: text("task_set_version"),
    mode: mode("mode").notNull(),
  },
  (table) => [check("measurement_key_form", sql`${table.key} ~ '^m_[0-9a-f]{20}$'`)],
);
