import { headers } from "next/headers";
import { z } from "zod";
import { maintainsRun } from "#app/api/maintains-run.ts";
import { db } from "#db/client.ts";
import { type FoundEpisode, findEpisode } from "#db/queries/find-episode.ts";
import { type FoundRun, findRun } from "#db/queries/find-run.ts";
import { type NeighbourEpisodes, neighbourEpisodes } from "#db/queries/neighbour-episodes.ts";
import { runUsageCalls } from "#db/queries/run-usage-calls.ts";
import { type VisibleEvent, visibleEvents } from "#lib/domain/episode/visible-events.ts";
import { fromPathSegment } from "#lib/domain/path-segment.ts";
import { visibleReplay } from "#lib/domain/replay/visible-replay.ts";
import { type SpanLine, spanTree } from "#lib/view/ledger/span-tree.ts";

export interface EpisodeAddress {
  readonly run: string;
  readonly task: string;
  readonly trial: string;
}

/** One episode as far as this reader may see it. */
export interface ShownEpisode {
  readonly found: FoundRun;
  readonly episode: FoundEpisode;
  readonly events: readonly VisibleEvent[] | null;
  readonly isReferenceHidden: boolean;
  /** True when the archive shows aggregates only and this reader is none of its maintainers. */
  readonly isVeiled: boolean;
  readonly neighbours: NeighbourEpisodes;
  readonly spans: readonly SpanLine[];
}

const shownSpans = 500;

const Trial = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .transform(Number)
  .pipe(z.int32());

/** The episode at an address; null when it names none. */
export async function shownEpisode(address: EpisodeAddress): Promise<ShownEpisode | null> {
  const task = fromPathSegment(address.task);
  const trial = Trial.safeParse(address.trial);
  if (task === null || !trial.success) return null;
  const found = await findRun(db, address.run);
  if (found === null) return null;
  const episode = await findEpisode(db, found.run.id, task, trial.data);
  if (episode === null) return null;
  const { ordinal } = episode.episode;
  const [isMaintainer, neighbours, calls] = await Promise.all([
    maintainsRun(await headers(), found.run),
    neighbourEpisodes(db, found.run.id, ordinal),
    runUsageCalls(db, found.run.id, { afterPlace: null, limit: shownSpans, task }),
  ]);
  const ofTrial = calls.filter((call) => call.trial === null || call.trial === trial.data);
  const events = visibleEvents(episode.events, found.archive.visibility, isMaintainer);
  const scores = episode.scores.map((score) =>
    visibleReplay(score, found.archive.visibility, isMaintainer),
  );
  const hasReference = episode.events?.some(({ phase }) => phase === "reference") ?? false;
  return {
    ...{ found, events, neighbours },
    episode: { ...episode, scores },
    spans: spanTree(ofTrial),
    isReferenceHidden: hasReference && !isMaintainer,
    isVeiled: found.archive.visibility === "aggregates_only" && !isMaintainer,
  };
}
