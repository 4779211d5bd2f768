import { sql } from "drizzle-orm";
import { bigint, check, pgTable, text } from "drizzle-orm/pg-core";
import { container, visibility } from "./enums.ts";

/** An archive with runs stored from it. Its bytes lie in the content-addressed folder under the same sha256. */
export const archives = pgTable(
  "archives",
  {
    sha256: text("sha256").primaryKey(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** The adapter that read it. */
    format: text("format").notNull(),
    formatVersion: text("format_version"),
    /** The file name its first submitter gave: for display only. */
    name: text("name").notNull(),
    container: container("container").notNull(),
    visibility: visibility("visibility").notNull(),
  },
  (table) => [
    check("archive_sha256_form", sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check("archive_bytes_counted", sql`${table.bytes} >= 0`),
  ],
);
