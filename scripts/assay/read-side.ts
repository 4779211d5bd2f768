import type { ArchiveReading } from "#lib/summary/read-report.ts";
import type { DiffSide } from "#lib/summary/diff-sides.ts";
import { episodeLines } from "#lib/summary/episode-lines.ts";
import { readPath } from "./read-path.ts";

/** One side of `assay diff`: an archive or folder on disk. */
export async function readSide(name: string): Promise<DiffSide> {
  return sideOf(await readPath(name));
}

function sideOf({ runs }: ArchiveReading): DiffSide {
  return {
    runs: runs.map((run) => ({
      summary: run.summary,
      episodes: episodeLines(run).filter(({ planned }) => planned),
    })),
  };
}
