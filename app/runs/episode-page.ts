import { db } from "#db/client.ts";
import { runEpisodeCosts } from "#db/queries/run-episode-costs.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { RunQuery } from "#lib/url/run-query.ts";
import { episodeCaption } from "#lib/view/episode/episode-caption.ts";
import { type EpisodeLine, episodeLine } from "#lib/view/run/run-episode-line.ts";

interface ShownEpisodes {
  readonly lines: readonly EpisodeLine[];
  readonly caption: string;
  readonly next: number | null;
}

const pageSize = 100;

/** The page of a run's episodes that its address asks for; null for a run without episodes. */
export async function episodePage(run: BoardRun, query: RunQuery): Promise<ShownEpisodes | null> {
  if (run.counts === null) return null;
  const found = await runEpisodes(db, run.id, {
    afterOrdinal: query.after,
    limit: pageSize + 1,
    status: query.status === "any" ? undefined : query.status,
    query: query.task,
  });
  const shown = found.slice(0, pageSize);
  const ordinals = shown.map(({ ordinal }) => ordinal);
  const costs = await runEpisodeCosts(db, run.id, ordinals);
  return {
    lines: shown.map((episode) => episodeLine(episode, costs.get(episode.ordinal))),
    caption: episodeCaption(run.counts, query, shown.length),
    next: found.length > pageSize ? (ordinals.at(-1) ?? null) : null,
  };
}
