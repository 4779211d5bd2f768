import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Somebody with an account. The columns but `is_owner` are written by the sign-in library. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    image: text("image"),
    /** Owners may do everything on every board; the first claims a one-time link. */
    isOwner: boolean("is_owner").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_user_an_email").on(sql`lower(${table.email})`),
    check("user_name_given", sql`length(trim(${table.name})) between 1 and 200`),
  ],
);
