import { desc, lt } from "drizzle-orm";
import type { Database } from "../database.ts";
import { auditLog } from "../schema/index.ts";

interface AuditPage {
  readonly limit: number;
  /** Entries before this id; null from the newest. */
  readonly before: number | null;
}

/** The audit log, newest first. */
export function auditEntries(db: Database, { limit, before }: AuditPage) {
  return db
    .select()
    .from(auditLog)
    .where(before === null ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
