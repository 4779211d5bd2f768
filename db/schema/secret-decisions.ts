import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { secretAction } from "./enums.ts";
import { submissions } from "./submissions.ts";

/**
 * What a submitter decided on each possible secret. Rows are only added, and the last one on a finding holds. The
 * digest of the original stays on record, the original is never here.
 */
export const secretDecisions = pgTable(
  "secret_decisions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** Null: every finding that the report only counts. */
    finding: text("finding"),
    rule: text("rule"),
    sha256: text("sha256"),
    action: secretAction("action").notNull(),
    reason: text("reason"),
    decidedAt: moment("decided_at").notNull(),
  },
  (table) => [
    index("secret_decisions_by_submission").on(table.submissionId),
    check("secret_finding_form", sql`${table.finding} ~ '^x_[0-9a-f]{20}$'`),
    check("secret_digest_form", sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check(
      "secret_digest_of_a_finding",
      sql`num_nulls(${table.finding}, ${table.rule}, ${table.sha256}) in (0, 3)`,
    ),
    check(
      "secret_dismissed_for_a_reason",
      sql`(${table.action} = 'dismiss') = (${table.reason} is not null and ${table.reason} <> '')`,
    ),
  ],
);
