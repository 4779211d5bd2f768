import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The tasks of a version that was loaded from a task set's own file. */
export const taskSetVersionTasks = pgTable(
  "task_set_version_tasks",
  {
    benchmark: text("benchmark").notNull(),
    taskSet: text("task_set").notNull(),
    hash: text("hash").notNull(),
    task: text("task").notNull(),
    scoringHash: text("scoring_hash").notNull(),
    emptyReference: boolean("empty_reference"),
  },
  (table) => [primaryKey({ columns: [table.benchmark, table.taskSet, table.hash, table.task] })],
);
