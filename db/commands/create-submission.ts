import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";

export interface NewSubmission {
  readonly id: string;
  /** sha256 of the capability, as hex. */
  readonly capabilityHash: string;
  readonly archiveSha256: string;
  readonly archiveBytes: number;
  readonly fileName: string;
  readonly declarations: Readonly<Record<string, string>>;
  readonly archivePassword: string | null;
  readonly submitterId: string | null;
  readonly now: Date;
}

/** Records a received upload. */
export async function createSubmission(
  db: Database,
  { now, ...submission }: NewSubmission,
): Promise<void> {
  await db
    .insert(submissions)
    .values({ ...submission, state: "received", createdAt: now, updatedAt: now });
}
