import type { ReplayComparison, ReplayedEpisode } from "#lib/domain/replay/compare-replays.ts";
import { evidenceOfReplay } from "#lib/domain/replay/evidence-of-replay.ts";
import { rescoredScore } from "#lib/domain/replay/rescored-score.ts";
import type { RescoreReading, ResolvedEpisode, RunReading } from "./read-report.ts";
import { summariseRescore } from "./summarise-rescore.ts";

interface Regraded {
  readonly run: RunReading;
  readonly archiveSha256: string;
  /** The published run whose trajectories these are. */
  readonly of: string;
  readonly comparison: ReplayComparison;
}

/**
 * A run that repeats a published run's trajectories as a re-score of it: its ruler, its values and its evidence, and
 * of each episode whether the re-run bears it out. Another trajectory is no re-score and is left out.
 */
export function regradeAsRescore({ run, archiveSha256, of, comparison }: Regraded): RescoreReading {
  const { summary } = run;
  const replayed = new Map(comparison.episodes.map((episode) => [placeOf(episode), episode]));
  const episodes = run.episodes.flatMap((episode) => {
    const twin = replayed.get(placeOf(episode));
    const score = twin === undefined ? null : scoreOf(episode, twin);
    return score === null ? [] : [{ ...episode, score, costs: [] }];
  });
  const rescore = {
    ref: summary.id,
    memberPath: summary.memberPath,
    source: summary.source,
    of: { run: of, archiveSha256: null, nativeId: null, taskSet: null },
    scoreSource: "rescored",
    parts: summary.measurement.parts,
    normalizations: usedIn(comparison),
    numberReturned: null,
    tool: null,
  } as const;
  return summariseRescore({ rescore, episodes, answers: [], archiveSha256 }).reading;
}

function placeOf({ task, trial }: Pick<ResolvedEpisode, "task" | "trial">): string {
  return `${trial} ${task}`;
}

function scoreOf({ score }: ResolvedEpisode, twin: ReplayedEpisode) {
  const replay = evidenceOfReplay(twin);
  if (replay === null) return null;
  const { value, status, reason, evidence, reportedStatus } = score;
  const claim = { replay, value, status, reason, evidence, scoreSource: "rescored" } as const;
  return { ...rescoredScore(claim), reportedStatus };
}

function usedIn({ episodes }: ReplayComparison): string[] {
  const names = episodes.flatMap(({ finding }) =>
    finding.kind === "judged" ? finding.normalizations.map(({ name }) => name) : [],
  );
  return [...new Set(names)].toSorted();
}
