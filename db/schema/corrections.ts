import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { CorrectionEffect, CorrectionTarget } from "#lib/domain/correction/correction.ts";
import type { CorrectionChange } from "#lib/domain/correction/correction-change.ts";
import { moment } from "./columns.ts";
import { correctionKind } from "./enums.ts";

/**
 * Statements about runs, figures, tasks and boards. Rows are only ever added: a trigger refuses the rest. What they
 * speak of may be gone, so no foreign key holds it.
 */
export const corrections = pgTable(
  "corrections",
  {
    id: text("id").primaryKey(),
    kind: correctionKind("kind").notNull(),
    target: jsonb("target").$type<CorrectionTarget>().notNull(),
    reason: text("reason").notNull(),
    evidence: jsonb("evidence").$type<readonly string[]>().notNull(),
    author: text("author").notNull(),
    role: text("role").notNull(),
    createdAt: moment("created_at").notNull(),
    supersedes: text("supersedes").references((): AnyPgColumn => corrections.id),
    effect: jsonb("effect").$type<CorrectionEffect>(),
    /** Null where kind and target say all. */
    change: jsonb("change").$type<CorrectionChange>(),
  },
  (table) => [
    unique("correction_superseded_once").on(table.supersedes),
    check("correction_id_form", sql`${table.id} ~ '^c_[0-9a-f]{20}$'`),
    check("correction_has_a_reason", sql`length(trim(${table.reason})) > 0`),
    check("correction_has_an_author", sql`length(trim(${table.author})) > 0`),
  ],
);
