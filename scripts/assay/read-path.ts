import { ArchiveProblem } from "#lib/archive/archive.ts";
import { openArchive } from "#lib/archive/open-archive.ts";
import { refuse } from "#lib/archive/refuse.ts";
import { type ReadOptions, readArchive } from "#lib/summary/read-archive.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";
import { refusal } from "#lib/summary/refusal.ts";

/** Reads a file or folder without a database; what cannot be opened is a reading with one problem. */
export async function readPath(path: string, options: ReadOptions = {}): Promise<ArchiveReading> {
  try {
    const archive = await openArchive(path);
    try {
      return await readArchive(archive, options);
    } finally {
      await archive.close();
    }
  } catch (error) {
    const { problem } = error instanceof ArchiveProblem ? error : unreadablePath(error, path);
    return refusal({ sha256: null, bytes: null }, problem);
  }
}

const causes: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "there is no such file or folder"],
  ["ENOTDIR", "a part of the path is no folder"],
  ["EACCES", "reading it is not permitted"],
  ["EPERM", "reading it is not permitted"],
  ["ELOOP", "its links lead in a circle"],
  ["ENAMETOOLONG", "the name is too long"],
]);

/** A path that cannot be read as a problem; any other error is thrown on. */
function unreadablePath(error: unknown, path: string): ArchiveProblem {
  if (!(error instanceof Error && "code" in error)) throw error;
  const cause = causes.get(String(error.code));
  if (cause === undefined) throw error;
  const at = "path" in error && typeof error.path === "string" ? error.path : path;
  return refuse("not_understood", path, `${at} cannot be read: ${cause}.`);
}
