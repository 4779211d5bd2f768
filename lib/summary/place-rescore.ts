import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import { compareValues } from "#lib/domain/replay/compare-values.ts";
import type { RescorePlacement } from "#lib/domain/replay/rescore-summary.ts";
import type { BoundAtK } from "#lib/domain/run-summary.ts";
import { countEpisodes, countReasons } from "#lib/domain/score/count-episodes.ts";
import { checkCounts } from "#lib/domain/score/counts.ts";
import { scoreFigures, sumScaled, taskBounds } from "#lib/domain/score/score-figures.ts";
import type { RescoreReading, ResolvedEpisode } from "./read-report.ts";
import { episodeName } from "./summarise-rescore.ts";

/** A stored episode and the value it has under the ruler of the re-score, if the run has been measured by it. */
export interface StoredEpisode {
  readonly ordinal: number;
  readonly task: string;
  readonly trial: number;
  readonly planned: boolean;
  readonly value: number | null;
}

/** The run that a re-score is laid over. */
export interface RescoredTarget {
  readonly run: BoardRun;
  readonly scale: Scale;
  readonly episodes: readonly StoredEpisode[];
  /** True when the run has this ruler already: then the re-score is a check and adds nothing. */
  readonly hasRuler: boolean;
}

export interface PlacedRescore {
  readonly placement: RescorePlacement;
  /** A score for each episode of the run that is planned or spoken of; null where the re-score is silent. */
  readonly scores: readonly { readonly ordinal: number; readonly score: ScoreRecord | null }[];
  readonly scaledSum: number;
  readonly passHatK: readonly BoundAtK[];
  readonly passAtK: readonly BoundAtK[];
}

/**
 * Lays a re-score over its run: N stays the run's plan, and what the re-score does not speak of is missing for its
 * ruler. Nothing that the run has is changed by it.
 */
export function placeRescore(
  { episodes: read }: Pick<RescoreReading, "episodes">,
  target: RescoredTarget,
): PlacedRescore {
  const { run, scale } = target;
  const byName = new Map(read.map((episode) => [episodeName(episode), episode]));
  const pairs = target.episodes.map((stored) => {
    const found = byName.get(episodeName(stored));
    return { stored, episode: found === undefined ? null : placed(found, stored, scale) };
  });
  const episodes = pairs.flatMap(({ episode }) => (episode === null ? [] : [episode]));
  const silent = pairs.filter(({ stored, episode }) => stored.planned && episode === null);
  const missing = silent.map(({ stored }) => stored);
  const declared = target.episodes.filter(({ planned }) => planned).length;
  const counts = countEpisodes(episodes, declared, missing.length, scale);
  checkCounts(counts);
  const scaledSum = sumScaled(episodes, scale);
  const stored = new Set(target.episodes.map(episodeName));
  const compared = pairs.flatMap(({ stored: before, episode }) =>
    episode === null
      ? []
      : [{ id: episodeName(before), before: before.value, after: episode.score.value }],
  );
  return {
    placement: {
      ...nameOf(run),
      matched: episodes.length,
      notMentioned: missing.length,
      notInRun: read.map(episodeName).filter((name) => !stored.has(name)),
      agreement: target.hasRuler ? compareValues(compared) : null,
      counts,
      reasons: countReasons(episodes, missing.length),
      score: scoreFigures(counts, scaledSum),
    },
    scores: pairs.flatMap(({ stored: { ordinal, planned }, episode }) =>
      episode === null && !planned ? [] : [{ ordinal, score: episode?.score ?? null }],
    ),
    scaledSum,
    ...taskBounds({ episodes, missing }, scale),
  };
}

function nameOf(run: BoardRun) {
  const { model, agent } = run.system;
  const { id, board, benchmark } = run;
  return { run: id, board, benchmark, taskSet: String(run.taskSet.name), model, agent };
}

/** A value outside the run's scale is no value; the number in the line is `replay.returned`, not the archive's. */
function placed(
  episode: ResolvedEpisode,
  { ordinal, planned }: StoredEpisode,
  scale: Scale,
): ResolvedEpisode {
  const { value } = episode.score;
  const score = { ...episode.score, archivedValue: null };
  if (value === null || (value >= scale.low && value <= scale.high)) {
    return { ...episode, ordinal, planned, score };
  }
  const text = `The number lies outside the run's scale, ${scale.low} to ${scale.high}.`;
  const evidence = [...score.evidence, { text, source: episode.source }];
  const unscored = { status: "unscored", reason: "scorer_error", value: null, evidence } as const;
  return { ...episode, ordinal, planned, score: { ...score, ...unscored } };
}
