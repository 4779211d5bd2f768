import type { AuditAction } from "#lib/domain/access/audit-action.ts";
import type { Database } from "../database.ts";
import { auditLog } from "../schema/index.ts";

/** In whose name something is done. */
export interface Author {
  /** Null for somebody without an account and for the command line. */
  readonly userId: string | null;
  readonly actor: string;
}

interface AuditEntry extends Author {
  readonly action: AuditAction;
  /** Kind and id: `run r_...`, `board airline`. */
  readonly target: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down who changed what: in the transaction of the change, so that neither stands alone. */
export async function addAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ detail: {}, ...entry });
}
