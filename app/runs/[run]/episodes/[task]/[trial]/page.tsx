import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type EpisodeAddress, shownEpisode } from "#app/runs/shown-episode.ts";
import { EpisodeCorrection } from "#components/correction/episode-correction.tsx";
import { EpisodeCosts } from "#components/episode/episode-costs.tsx";
import { EpisodeExplanation } from "#components/episode/episode-explanation.tsx";
import { EpisodeHeading } from "#components/episode/episode-heading.tsx";
import { EpisodeNeighbours } from "#components/episode/episode-neighbours.tsx";
import { EpisodeProvenance } from "#components/episode/episode-provenance.tsx";
import { EpisodeScores } from "#components/episode/episode-scores.tsx";
import { Timeline } from "#components/episode/timeline.tsx";
import { fromPathSegment } from "#lib/domain/path-segment.ts";
import { episodePath } from "#lib/url/page-path.ts";
import { episodeAnswer } from "#lib/view/episode/episode-answer.ts";
import { episodeOutcome } from "#lib/view/episode/episode-outcome.ts";
import { episodeScoreLines } from "#lib/view/episode/episode-score-lines.ts";
import { timelineAbsence } from "#lib/view/episode/timeline-absence.ts";

interface EpisodePageProps {
  readonly params: Promise<EpisodeAddress>;
}

export async function generateMetadata({ params }: EpisodePageProps): Promise<Metadata> {
  const { task: segment, trial } = await params;
  const task = fromPathSegment(segment);
  const title = task === null ? "Not found" : `Task ${task}, trial ${trial}`;
  return { title, robots: { index: false, follow: false } };
}

export default async function EpisodePage({ params }: EpisodePageProps) {
  const shown = await shownEpisode(await params);
  if (shown === null) notFound();
  const { found, episode: stored, events, isReferenceHidden, isVeiled, neighbours, spans } = shown;
  const { run, archive } = found;
  const { episode, costs } = stored;
  const isMissing = episode.status === "missing";
  const { visibility } = archive;
  return (
    <>
      <EpisodeHeading
        run={run}
        task={episode.task}
        trial={episode.trial}
        outcome={episodeOutcome(episode)}
      />
      <EpisodeCorrection effect={episode.corrected} marks={run.corrections} />
      <EpisodeExplanation answer={episodeAnswer(episode)} evidence={episode.evidence} />
      <EpisodeScores lines={episodeScoreLines(stored.scores, found.measurements)} />
      <Timeline
        events={events}
        absence={timelineAbsence({ isMissing, hasTrace: stored.events !== null, visibility })}
        isReferenceHidden={isReferenceHidden}
        isVeiled={isVeiled}
      />
      {!isMissing && <EpisodeCosts costs={costs} spans={spans} />}
      <EpisodeProvenance run={run} episode={episode} />
      <EpisodeNeighbours
        run={run.id}
        here={episodePath(run.id, episode.task, episode.trial)}
        {...neighbours}
      />
    </>
  );
}
