import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** How often a key (an address and a path) asked since its window began: shared by all web processes. */
export const rateLimits = pgTable("rate_limits", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  /** Milliseconds since 1970, as the sign-in library counts. */
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});
