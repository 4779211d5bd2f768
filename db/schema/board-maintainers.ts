import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { boards } from "./boards.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Who maintains which board. */
export const boardMaintainers = pgTable(
  "board_maintainers",
  {
    board: text("board")
      .notNull()
      .references(() => boards.slug),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    addedBy: text("added_by").notNull(),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.userId] })],
);
