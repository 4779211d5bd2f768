import type { ArchiveAdapter } from "#lib/archive/adapter.ts";
import type { Archive } from "#lib/archive/archive.ts";
import type { Problem } from "#lib/domain/problem.ts";

/** Refuses an archive that a format recognises and that says nothing. */
export function noRows(archive: Archive, adapter: ArchiveAdapter): Problem {
  return {
    code: "no_rows",
    effect: "refused",
    source: archive.name,
    message: `This is recognised as ${adapter.title}, but it holds no episode and no figure.`,
  };
}
