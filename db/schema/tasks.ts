import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { runs } from "./runs.ts";

/** A task as one run's archive describes it: versions of a task set differ, so no run speaks for another. */
export const tasks = pgTable(
  "tasks",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    task: text("task").notNull(),
    requiresWrite: boolean("requires_write"),
    emptyReference: boolean("empty_reference"),
    scoringHash: text("scoring_hash"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.task] })],
);
