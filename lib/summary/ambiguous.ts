import type { Archive } from "#lib/archive/archive.ts";
import type { Problem } from "#lib/domain/problem.ts";

/** Refuses an archive that more than one format recognises. */
export function ambiguous(archive: Archive, ids: readonly string[]): Problem {
  return {
    code: "ambiguous_format",
    effect: "refused",
    source: archive.name,
    message: `Two formats recognise this archive (${ids.join(", ")}), and guessing between them is refused: upload the files of one format at a time.`,
  };
}
