import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { correctedScore } from "#lib/domain/correction/corrected-score.ts";
import type { Database } from "../database.ts";
import type { EpisodeRow } from "./episode-row.ts";
import { runEpisodes } from "./run-episodes.ts";

/** The planned episodes of a row as corrections leave them: without the excluded, a retracted score unknown. */
export async function standingEpisodes(
  db: Database,
  { id, counts, measurement, archived }: BoardRun,
): Promise<readonly EpisodeRow[]> {
  const declared = archived?.counts ?? counts;
  if (declared === null) return [];
  const limit = declared.declared + declared.unplanned;
  const page = { afterOrdinal: null, limit, measurement: measurement.key };
  const rows = await runEpisodes(db, id, page);
  return rows.flatMap((row) => {
    if (!row.planned || row.corrected?.effect === "excluded") return [];
    if (row.corrected === null) return [row];
    const score = correctedScore(row, row.corrected.effect);
    return [{ ...row, ...score, outcome: score.value === null ? null : row.outcome }];
  });
}
