import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { EditionHeader } from "#lib/domain/edition/edition.ts";
import { moment } from "./columns.ts";

/**
 * Numbered publications of a board, from 1 without gaps. Rows are only ever added: a trigger refuses the rest. An
 * edition outlasts the board and the runs it speaks of, so no foreign key holds them.
 */
export const editions = pgTable(
  "editions",
  {
    board: text("board").notNull(),
    number: integer("number").notNull(),
    digest: text("digest").notNull(),
    schemaVersion: integer("schema_version").notNull(),
    header: jsonb("header").$type<EditionHeader>().notNull(),
    publishedAt: moment("published_at").notNull(),
    publisher: text("publisher").notNull(),
    note: text("note"),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.number] }),
    check("edition_counts_from_one", sql`${table.number} >= 1`),
    check("edition_digest_form", sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
    check("edition_has_a_publisher", sql`length(trim(${table.publisher})) > 0`),
  ],
);
