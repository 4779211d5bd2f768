import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { figureUnit } from "./enums.ts";
import { runs } from "./runs.ts";

/** A figure the archive states, by its own decimal lexeme, beside what the episodes give. */
export const reportedFigures = pgTable(
  "reported_figures",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    metric: text("metric").notNull(),
    value: text("value"),
    unit: figureUnit("unit").notNull(),
    recomputed: doublePrecision("recomputed"),
    agrees: boolean("agrees"),
    source: text("source").notNull(),
    notes: jsonb("notes").$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.place] }),
    check(
      "figure_judged_only_when_recomputed",
      sql`${table.agrees} is null or (${table.recomputed} is not null and ${table.value} is not null)`,
    ),
  ],
);
