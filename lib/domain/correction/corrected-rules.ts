import { namedRules } from "../rules/named-rules.ts";
import type { RuleEpisode } from "../rules/rule-episode.ts";
import type { NamedRule } from "../run-summary.ts";
import type { TalliedEpisode, TalliedRun } from "./tallied-run.ts";

/** Divisions in another order differ by this much at most. */
const sameWithin = 1e-9;

/**
 * A benchmark's own conventions over what corrections leave of its records: without the excluded, and with no number
 * where a score was retracted. A rule reads every record of the archive, and not all of them are stored: only one that
 * the stored records give as archived before any correction is computed again, every other becomes null.
 */
export function correctedRules(run: TalliedRun, corrected: readonly TalliedEpisode[]): NamedRule[] {
  const before = rulesOf(run, run.episodes);
  const after = rulesOf(
    run,
    corrected.filter(
      ({ score }, at) => score === run.episodes[at]?.score || score.status !== "excluded",
    ),
  );
  return run.rules.map(({ name, metric, value }) => {
    const same = (rule: NamedRule) => rule.name === name && rule.metric === metric;
    const stored = before.find(same);
    const computed = after.find(same);
    const isFaithful = stored !== undefined && isSame(stored.value, value);
    return { name, metric, value: isFaithful && computed !== undefined ? computed.value : null };
  });
}

function isSame(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= sameWithin;
}

function rulesOf(run: TalliedRun, episodes: readonly TalliedEpisode[]): NamedRule[] {
  const planned = run.episodes.filter((episode) => episode.planned);
  const trials = new Set(planned.map(({ trial }) => trial)).size;
  const plannedTrials = run.declaresTrials ? trials : null;
  const records = episodes.filter(({ score }) => score.status !== "missing");
  return namedRules(
    run.benchmark,
    records.map((episode) => toRuleEpisode(episode, plannedTrials)),
  );
}

function toRuleEpisode(episode: TalliedEpisode, plannedTrials: number | null): RuleEpisode {
  const { task, trial, score, archivedValue, execution, terminationWord } = episode;
  const { status, reason } = score;
  const isBelieved = archivedValue !== null && reason !== "retracted";
  const number = isBelieved ? Number(archivedValue) : Number.NaN;
  return {
    ...{ task, trial, status, reason, execution, terminationWord, plannedTrials },
    archivedNumber: Number.isFinite(number) ? number : null,
  };
}
