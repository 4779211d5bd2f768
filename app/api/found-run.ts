import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { type FoundRun, findRun } from "#db/queries/find-run.ts";
import { noSuch } from "./no-such.ts";
import { problemJson } from "./problem-json.ts";

/** A standing run, or the answer for one that never was (404) or was withdrawn (410, with its tombstone). */
export async function foundRun(id: string): Promise<FoundRun | Response> {
  const found = await findRun(db, id);
  if (found === null) return noSuch("run");
  const { withdrawn, board, system, measurement, archiveSha256, publishedAt } = found.run;
  if (withdrawn === null) return found;
  return problemJson(410, "Withdrawn", `This run was withdrawn: ${withdrawn.reason}`, {
    tombstone: { run: id, board, system, measurement, archiveSha256, publishedAt, withdrawn },
    corrections: await correctionLog(db, { run: id }),
  });
}
