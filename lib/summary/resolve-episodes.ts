import { refuse } from "#lib/archive/refuse.ts";
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

/** Pairs that one run may plan: a file of a few lines can name billions. */
const mostPlannedPairs = 1_000_000;

/**
 * Settles which episodes stand for which planned pair of task and trial (decisions.md 7, 8, 11).
 *
 * Two records of one pair with the same bytes are one episode and a note. With different bytes neither can be
 * believed: the pair is `suspect / contradiction`, and both places are named.
 *
 * @param source where the run stands in the archive
 * @throws ArchiveProblem when the run plans more pairs than can be counted
 */
export function resolveEpisodes(
  read: readonly ReadEpisode[],
  plan: Plan,
  source: string,
): Resolution {
  const byPair = groupedByPair(read);
  const planned = plannedPairs(read, plan, source);
  const settled = [...byPair.values()].map((records) => settlePair(records, planned));
  const episodes = settled.map(({ episode }) => episode);
  return {
    episodes,
    dropped: settled.flatMap(({ dropped }) => dropped),
    missing: planned === null ? [] : missingPairs(planned, byPair),
    problems: [...settled.flatMap(({ problems }) => problems), ...unplannedProblems(episodes)],
    declared: planned === null ? null : planned.tasks.size * planned.trials.size,
  };
}

interface SettledPair {
  readonly episode: ResolvedEpisode;
  readonly dropped: readonly number[];
  readonly problems: readonly Problem[];
}

/** @param records all of one pair, at least one */
function settlePair(
  [first, ...others]: Readonly<Records>,
  planned: PlannedPairs | null,
): SettledPair {
  const differing = others.filter(({ contentDigest }) => contentDigest !== first.contentDigest);
  const settled = differing.length === 0 ? first : contradicted(first, differing);
  return {
    episode: { ...settled, planned: planned === null || isPlanned(first, planned) },
    dropped: others.map(({ ordinal }) => ordinal),
    problems: pairProblems(first, others, differing),
  };
}

/** A plan is every task with every trial; the pairs themselves are never listed. */
interface PlannedPairs {
  readonly tasks: ReadonlySet<string>;
  readonly trials: ReadonlySet<number>;
}

function plannedPairs(
  read: readonly ReadEpisode[],
  plan: Plan,
  source: string,
): PlannedPairs | null {
  if (plan.source === null) return null;
  const isFound = plan.source === "as_found";
  const tasks = new Set(isFound ? read.map(({ task }) => task) : plan.tasks);
  const trials = new Set(isFound ? read.map(({ trial }) => trial) : plan.trials);
  if (tasks.size * trials.size <= mostPlannedPairs) return { tasks, trials };
  const told = isFound ? "The episodes found name" : "The plan names";
  const message = `${told} ${tasks.size} tasks and ${trials.size} trials, which makes more than ${mostPlannedPairs} planned episodes: check the trial numbers, or split the run.`;
  throw refuse("too_large", source, message);
}

function isPlanned({ task, trial }: ReadEpisode, { tasks, trials }: PlannedPairs): boolean {
  return tasks.has(task) && trials.has(trial);
}

type Records = [ReadEpisode, ...ReadEpisode[]];

function groupedByPair(read: readonly ReadEpisode[]): Map<string, Records> {
  const byPair = new Map<string, Records>();
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

function missingPairs(
  { tasks, trials }: PlannedPairs,
  found: ReadonlyMap<string, unknown>,
): Resolution["missing"] {
  const missing: { readonly task: string; readonly trial: number }[] = [];
  for (const task of tasks) {
    for (const trial of trials) {
      if (!found.has(pairKey(task, trial))) missing.push({ task, trial });
    }
  }
  return missing;
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
