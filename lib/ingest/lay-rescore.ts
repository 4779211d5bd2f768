import type { Database } from "#db/database.ts";
import { storedEpisodes } from "#db/queries/stored-episodes.ts";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import { type PlacedRescore, placeRescore } from "#lib/summary/place-rescore.ts";
import type { RescoreReading } from "#lib/summary/read-report.ts";
import type { Target } from "./find-target.ts";

/** Lays a re-score over the stored episodes of its run, and gives the scale that its values were read in. */
export async function layRescore(
  db: Database,
  reading: RescoreReading,
  { run, hasRuler }: Target,
): Promise<PlacedRescore & { readonly scale: Scale }> {
  const stored = await storedEpisodes(db, run.id, reading.summary.measurement.key);
  return { ...placeRescore(reading, { run, hasRuler, ...stored }), scale: stored.scale };
}
