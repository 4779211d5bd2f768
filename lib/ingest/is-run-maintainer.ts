import type { Database } from "#db/database.ts";
import { runMaintainers } from "#db/queries/run-maintainers.ts";
import { holdsCapability } from "./capability.ts";

/** Whether a reader holds the capability of a published submission of this run's archive. */
export async function isRunMaintainer(
  db: Database,
  runId: string,
  shown: (submissionId: string) => string | null,
): Promise<boolean> {
  const maintainers = await runMaintainers(db, runId);
  return maintainers.some(({ submissionId, capabilityHash }) => {
    const capability = shown(submissionId);
    return capability !== null && holdsCapability(capability, capabilityHash);
  });
}
