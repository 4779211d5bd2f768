import { sql } from "drizzle-orm";
import { bigserial, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { auditAction } from "./enums.ts";

/** Who changed what, when. Rows are only ever added: a trigger refuses the rest. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull().default(sql`clock_timestamp()`),
    /** Null for somebody without an account and for the command line. */
    userId: text("user_id"),
    /** The name as it was then, "somebody without an account" or "command line". */
    actor: text("actor").notNull(),
    action: auditAction("action").notNull(),
    /** What was changed, by its kind and id: `run r_...`, `board x`, `user ...`. */
    target: text("target").notNull(),
    detail: jsonb("detail").$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index("audit_log_by_target").on(table.target),
    check("audit_actor_named", sql`length(${table.actor}) > 0`),
  ],
);
