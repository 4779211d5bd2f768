import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Statements of how many tasks and trials a whole task set has, for archives that hold figures and no episodes. Rows
 * are only ever added: a trigger refuses the rest, and the latest statement of a version holds. No foreign key: a size
 * may be known before the first run.
 */
export const taskSetSizes = pgTable(
  "task_set_sizes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    benchmark: text("benchmark").notNull(),
    taskSet: text("task_set").notNull(),
    /** Null for every version of the task set. */
    version: text("version"),
    tasks: integer("tasks").notNull(),
    trials: integer("trials").notNull(),
    source: text("source").notNull(),
    author: text("author").notNull(),
    role: text("role").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("task_set_size_is_positive", sql`${table.tasks} >= 1 and ${table.trials} >= 1`),
    check("task_set_size_has_a_source", sql`length(trim(${table.source})) > 0`),
    check("task_set_size_has_an_author", sql`length(trim(${table.author})) > 0`),
  ],
);
