import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { EditionRow } from "#lib/domain/edition/edition.ts";
import { editions } from "./editions.ts";

/** The rows of an edition as they were published, stored in the transaction that published it and never after. */
export const editionRows = pgTable(
  "edition_rows",
  {
    board: text("board").notNull(),
    number: integer("number").notNull(),
    rowId: text("row_id").notNull(),
    measurementKey: text("measurement_key").notNull(),
    content: jsonb("content").$type<EditionRow>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.number, table.rowId] }),
    foreignKey({
      name: "edition_rows_edition_fk",
      columns: [table.board, table.number],
      foreignColumns: [editions.board, editions.number],
    }),
  ],
);
