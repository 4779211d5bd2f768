import { openArchive } from "#lib/archive/open-archive.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import { stopwatch } from "../stopwatch.ts";
import type { Taken } from "./taken.ts";

/** Hashes and reads the archive into settled episodes and summaries, as the preview does; nothing is stored. */
export async function scalarsWay(path: string): Promise<Taken> {
  const elapsed = stopwatch();
  const archive = await openArchive(path);
  const { runs } = await readArchive(archive, { traces: false });
  await archive.close();
  const episodes = runs.reduce((sum, run) => sum + run.episodes.length, 0);
  return { ...elapsed(), episodes };
}
