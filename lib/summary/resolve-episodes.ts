import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord, Plan } from "#lib/domain/record.ts";
import type { ResolvedEpisode } from "./read-report.ts";

/** An episode as it was read, without its trace. */
export interface ReadEpisode extends Omit<EpisodeRecord, "events"> {
  readonly ordinal: number;
}

export interface Resolution {
  readonly episodes: readonly ResolvedEpisode[];
  readonly dropped: readonly number[];
  readonly missing: readonly { readonly task: string; readonly trial: number }[];
  readonly problems: readonly Problem[];
  /** Planned pairs; null for a run of reported figures. */
  readonly declared: number | null;
}

/**
 * Settles which episodes stand for which planned pair of task and trial (decisions.md 7, 8, 11).
 *
 * Two records of one pair with the same bytes are one episode and a note. With different bytes neither can be
 * believed: the pair is `suspect / contradiction`, and both places are named.
 */
export function resolveEpisodes(read: readonly ReadEpisode[], plan: Plan): Resolution {
  const byPair = groupedByPair(read);
  const planned = plannedPairs(read, plan);
  const episodes: ResolvedEpisode[] = [];
  const dropped: number[] = [];
  const problems: Problem[] = [];
  for (const [key, records] of byPair) {
    const [first, ...others] = records;
    if (first === undefined) continue;
    const differing = others.filter(({ contentDigest }) => contentDigest !== first.contentDigest);
    const settled = differing.length === 0 ? first : contradicted(first, differing);
    episodes.push({ ...settled, planned: planned === null || planned.has(key) });
    dropped.push(...others.map(({ ordinal }) => ordinal));
    problems.push(...pairProblems(first, others, differing));
  }
  problems.push(...unplannedProblems(episodes));
  return {
    episodes,
    dropped,
    missing: missingPairs(planned, byPair),
    problems,
    declared: planned === null ? null : planned.size,
  };
}

type Pairs = ReadonlyMap<string, { readonly task: string; readonly trial: number }>;

function plannedPairs(read: readonly ReadEpisode[], plan: Plan): Pairs | null {
  if (plan.source === null) return null;
  if (plan.source === "as_found") {
    const tasks = new Set(read.map(({ task }) => task));
    const trials = new Set(read.map(({ trial }) => trial));
    return crossed([...tasks], [...trials]);
  }
  return crossed(plan.tasks, plan.trials);
}

function crossed(tasks: readonly string[], trials: readonly number[]): Pairs {
  const pairs = new Map<string, { task: string; trial: number }>();
  for (const task of tasks) {
    for (const trial of trials) pairs.set(pairKey(task, trial), { task, trial });
  }
  return pairs;
}

function groupedByPair(read: readonly ReadEpisode[]): Map<string, ReadEpisode[]> {
  const byPair = new Map<string, ReadEpisode[]>();
  for (const episode of read) {
    const key = pairKey(episode.task, episode.trial);
    const records = byPair.get(key);
    if (records === undefined) byPair.set(key, [episode]);
    else records.push(episode);
  }
  return byPair;
}

function pairKey(task: string, trial: number): string {
  return `${trial} ${task}`;
}

function missingPairs(planned: Pairs | null, found: ReadonlyMap<string, unknown>) {
  if (planned === null) return [];
  return [...planned].filter(([key]) => !found.has(key)).map(([, pair]) => pair);
}

function contradicted(first: ReadEpisode, others: readonly ReadEpisode[]): ReadEpisode {
  const evidence = [first, ...others].map(({ source, score }) => ({
    text: `One of ${others.length + 1} different records of this episode: archived value ${score.archivedValue ?? "none"}.`,
    source,
  }));
  const score = {
    ...first.score,
    status: "suspect",
    reason: "contradiction",
    value: null,
    evidence,
  } as const;
  return { ...first, score };
}

function pairProblems(
  first: ReadEpisode,
  others: readonly ReadEpisode[],
  differing: readonly ReadEpisode[],
): Problem[] {
  const where = `task ${first.task}, trial ${first.trial}`;
  return others.map(({ source, contentDigest }) =>
    contentDigest === first.contentDigest && differing.length === 0
      ? {
          code: "duplicate_episode",
          effect: "note",
          source,
          message: `The record of ${where} is repeated byte for byte (first at ${first.source}); it counts once.`,
        }
      : {
          code: "contradiction",
          effect: "score_lost",
          source,
          message: `A second, different record of ${where} (the first is at ${first.source}): neither is believed, the episode is suspect. Keep one and upload again, or give the repetition a trial number of its own.`,
        },
  );
}

function unplannedProblems(episodes: readonly ResolvedEpisode[]): Problem[] {
  return episodes
    .filter(({ planned }) => !planned)
    .map(({ task, trial, source }) => ({
      code: "unplanned_episode",
      effect: "note",
      source,
      message: `Task ${task}, trial ${trial} is not in the archive's plan: shown, counted apart, outside every bound.`,
    }));
}
