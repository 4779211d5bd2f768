import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { benchmarks } from "./benchmarks.ts";
import { boardState } from "./enums.ts";

/** A named set of tasks of one benchmark. Its versions and hashes belong to the runs that saw them. */
export const taskSets = pgTable(
  "task_sets",
  {
    benchmark: text("benchmark")
      .notNull()
      .references(() => benchmarks.name),
    name: text("name").notNull(),
    state: boardState("state").notNull().default("unreviewed"),
  },
  (table) => [primaryKey({ columns: [table.benchmark, table.name] })],
);
