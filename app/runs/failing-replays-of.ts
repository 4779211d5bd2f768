import type { FailingReplays } from "#components/run/failing-replays.tsx";
import { db } from "#db/client.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { visibleReplay } from "#lib/domain/replay/visible-replay.ts";
import { scoreSourceWords } from "#lib/view/words/score-source-words.ts";

const shown = 500;

/** For each re-score of a run the episodes whose replay is not valid, as everybody may see them. */
export async function failingReplaysOf(rows: readonly BoardRun[]): Promise<FailingReplays[]> {
  const parts = rows.map(async (row): Promise<FailingReplays[]> => {
    if (row.rescore === null) return [];
    const measurement = row.measurement.key;
    const page = { afterOrdinal: null, limit: shown, measurement } as const;
    const found = await runEpisodes(db, row.id, { ...page, status: "replay_invalid" });
    const episodes = found
      .map((episode) => visibleReplay(episode, row.visibility, false))
      .flatMap(({ task, trial, replay }) => (replay === null ? [] : [{ task, trial, replay }]));
    if (episodes.length === 0) return [];
    const source = scoreSourceWords[row.rescore.scoreSource];
    return [{ key: measurement, run: row.id, source, episodes }];
  });
  return (await Promise.all(parts)).flat();
}
