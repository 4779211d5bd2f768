import { ArchiveProblem } from "#lib/archive/archive.ts";
import { openArchive } from "#lib/archive/open-archive.ts";
import type { Declarations } from "#lib/summary/declare.ts";
import { readArchive, refusal } from "#lib/summary/read-archive.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";

/** Reads a file or folder without a database; what cannot be opened is a reading with one problem. */
export async function readPath(
  path: string,
  declarations: Declarations = {},
): Promise<ArchiveReading> {
  try {
    const archive = await openArchive(path);
    try {
      return await readArchive(archive, { declarations });
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (error instanceof ArchiveProblem)
      return refusal({ sha256: null, bytes: null }, error.problem);
    throw error;
  }
}
