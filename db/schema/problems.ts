import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { problemCode, problemEffect } from "./enums.ts";
import { runs } from "./runs.ts";

/** What a reader of a run must be told about its archive. */
export const problems = pgTable(
  "problems",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    code: problemCode("code").notNull(),
    effect: problemEffect("effect").notNull(),
    source: text("source").notNull(),
    message: text("message").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] })],
);
