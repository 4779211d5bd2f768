import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A version of a task set loaded from its own file: it needs no run. Runs belong to it by its hash. */
export const taskSetVersions = pgTable(
  "task_set_versions",
  {
    benchmark: text("benchmark").notNull(),
    taskSet: text("task_set").notNull(),
    hash: text("hash").notNull(),
    label: text("label").notNull(),
    /** Where the file is from, in words. */
    source: text("source").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.benchmark, table.taskSet, table.hash, table.label] })],
);
