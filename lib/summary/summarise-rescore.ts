import type { Problem } from "#lib/domain/problem.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import { compareValues } from "#lib/domain/replay/compare-values.ts";
import type { MigrationAnswer, RescoreRecord } from "#lib/domain/replay/rescore-record.ts";
import type { MigrationResult } from "#lib/domain/replay/rescore-summary.ts";
import { rescoreId } from "#lib/identity/rescore-id.ts";
import { measurementSummary } from "./measurement-summary.ts";
import type { RescoreReading, ResolvedEpisode } from "./read-report.ts";
import { type ReadEpisode, resolveEpisodes } from "./resolve-episodes.ts";

interface GatheredRescore {
  readonly rescore: RescoreRecord;
  readonly episodes: readonly ReadEpisode[];
  readonly answers: readonly MigrationAnswer[];
  readonly archiveSha256: string;
}

/** How an episode is named in a list. */
export function episodeName({ task, trial }: { readonly task: string; readonly trial: number }) {
  return `${task}, trial ${trial}`;
}

/** Settles what a re-score says of each episode: repeated lines, contradictions, and failed migration checks. */
export function summariseRescore({
  rescore,
  episodes: read,
  answers,
  archiveSha256,
}: GatheredRescore): { readonly reading: RescoreReading; readonly problems: readonly Problem[] } {
  const { ref: _, parts, ...said } = rescore;
  const { episodes, problems } = resolveEpisodes(read, { source: null }, rescore.source);
  const migration = migrationOf(answers);
  const failed = new Set(migration.disagreed);
  const settled = episodes.map((episode) =>
    failed.has(episodeName(episode)) ? notMigrated(episode) : episode,
  );
  const summary = {
    ...said,
    id: rescoreId(archiveSha256, rescore.memberPath),
    measurement: measurementSummary(parts, archiveSha256),
    episodes: settled.length,
    statuses: countsOf(settled.map(({ score }) => score.status)),
    migration,
    placement: null,
  };
  return { reading: { summary, episodes: settled }, problems };
}

/** An episode checked twice is agreed only when both checks are. */
function migrationOf(answers: readonly MigrationAnswer[]): MigrationResult {
  const { agreed: _, ...found } = compareValues(
    answers.map((answer) => ({
      id: episodeName(answer),
      before: answer.old,
      after: answer.migrated,
    })),
  );
  const disagreed = [...new Set(found.disagreed)];
  const unknown = [...new Set(found.unknown)].filter((id) => !disagreed.includes(id));
  const checked = new Set(answers.map(episodeName)).size;
  return { agreed: checked - disagreed.length - unknown.length, disagreed, unknown };
}

/** Only what migrated unchanged may show what the new rule changed (measurement.md 11). */
function notMigrated(episode: ResolvedEpisode): ResolvedEpisode {
  const text =
    "The old rule says another thing of the migrated record than of the old one, so the new rule's number is no change of the rule.";
  const score: ScoreRecord = {
    ...episode.score,
    status: "replay_invalid",
    reason: "state_mismatch",
    value: null,
    evidence: [...episode.score.evidence, { text, source: episode.source }],
  };
  return { ...episode, score };
}

function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const soFar = counts.get(word);
    counts.set(word, soFar === undefined ? 1 : soFar + 1);
  }
  return Object.fromEntries(counts);
}
