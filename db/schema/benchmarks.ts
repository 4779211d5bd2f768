import { pgTable, text } from "drizzle-orm/pg-core";
import { boardState } from "./enums.ts";

/** What is measured. Publishing creates a benchmark as unreviewed. */
export const benchmarks = pgTable("benchmarks", {
  name: text("name").primaryKey(),
  state: boardState("state").notNull().default("unreviewed"),
});
