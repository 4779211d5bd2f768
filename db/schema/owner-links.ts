import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** One-time links that make a signed-in user an owner. A start prints one while there is no owner. */
export const ownerLinks = pgTable(
  "owner_links",
  {
    secretHash: text("secret_hash").primaryKey(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
    usedBy: text("used_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("owner_link_hashed", sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`)],
);
