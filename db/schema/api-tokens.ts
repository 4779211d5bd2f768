import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import type { TokenScope } from "#lib/domain/access/token-scope.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** A program's way in, as its user and within its scopes. Only the secret's hash is kept. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    scopes: text("scopes").array().$type<readonly TokenScope[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    index("api_tokens_by_user").on(table.userId),
    check("token_secret_hashed", sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`),
    check("token_has_scopes", sql`cardinality(${table.scopes}) > 0`),
    check("token_named", sql`length(trim(${table.name})) between 1 and 100`),
  ],
);
