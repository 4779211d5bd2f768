import { sql } from "drizzle-orm";
import { check, foreignKey, pgTable, text, unique } from "drizzle-orm/pg-core";
import { boardState } from "./enums.ts";
import { measurements } from "./measurements.ts";
import { taskSets } from "./task-sets.ts";

/** One board for each benchmark and task set. It names the ruler it ranks by; other rulers stand in groups of their own. */
export const boards = pgTable(
  "boards",
  {
    slug: text("slug").primaryKey(),
    title: text("title").notNull(),
    benchmark: text("benchmark").notNull(),
    taskSet: text("task_set").notNull(),
    state: boardState("state").notNull().default("unreviewed"),
    note: text("note"),
    measurementKey: text("measurement_key")
      .notNull()
      .references(() => measurements.key),
  },
  (table) => [
    foreignKey({
      name: "boards_task_set_fk",
      columns: [table.benchmark, table.taskSet],
      foreignColumns: [taskSets.benchmark, taskSets.name],
    }),
    unique("one_board_a_task_set").on(table.benchmark, table.taskSet),
    check("board_slug_form", sql`${table.slug} ~ '^[A-Za-z0-9_~-]+$'`),
  ],
);
