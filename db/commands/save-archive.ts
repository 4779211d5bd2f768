import type { Database } from "../database.ts";
import { archives } from "../schema/index.ts";
import type { NewArchive } from "./new-run.ts";

/** Of an archive that is there already, only who may see it can change, and only to fewer people. */
export async function saveArchive(db: Database, archive: NewArchive): Promise<void> {
  const known = db.insert(archives).values(archive);
  await (archive.visibility === "aggregates_only"
    ? known.onConflictDoUpdate({ target: archives.sha256, set: { visibility: archive.visibility } })
    : known.onConflictDoNothing());
}
