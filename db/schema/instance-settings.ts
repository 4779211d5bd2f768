import { sql } from "drizzle-orm";
import { boolean, check, pgTable } from "drizzle-orm/pg-core";
import { submissionPolicy } from "./enums.ts";

/** How this instance takes submissions: one row, or none while it is as it came. */
export const instanceSettings = pgTable(
  "instance_settings",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    submissionPolicy: submissionPolicy("submission_policy").notNull(),
  },
  (table) => [check("one_row_of_settings", sql`${table.isOnly}`)],
);
