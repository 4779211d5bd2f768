import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";

/** The scoring fields behind a hash, as they were hashed. Only of archives whose answers are public. */
export const taskContents = pgTable(
  "task_contents",
  {
    scoringHash: text("scoring_hash").primaryKey(),
    /** Canonical JSON (RFC 8785): its sha256 is the key. */
    scoring: text("scoring").notNull(),
  },
  (table) => [
    check(
      "task_content_is_what_was_hashed",
      sql`encode(sha256(convert_to(${table.scoring}, 'UTF8')), 'hex') = ${table.scoringHash}`,
    ),
  ],
);
