import type { Reading } from "#lib/archive/adapter.ts";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import type { MigrationAnswer, RescoreRecord } from "#lib/domain/replay/rescore-record.ts";
import type { SecretScreen } from "#lib/secrets/secret-screen.ts";
import type { ProblemLog } from "./problem-log.ts";
import type { RescoreReading } from "./read-report.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";
import { episodeFault } from "./row-fault.ts";
import { summariseRescore } from "./summarise-rescore.ts";

interface Gathered {
  readonly rescore: RescoreRecord;
  readonly episodes: ReadEpisode[];
  readonly answers: MigrationAnswer[];
}

/** What the re-scores of an archive have gathered so far, by their ref. */
export type RescoreLog = Map<string, Gathered>;

interface Taking {
  readonly rescores: RescoreLog;
  readonly problems: ProblemLog;
  readonly screen: SecretScreen;
}

type RescoreRow = Extract<Reading, { readonly kind: "rescore" | "rescored" | "migration_check" }>;

/** Takes one row of a re-score; what a database cannot hold is a problem and no row. */
export function takeRescore(reading: RescoreRow, taking: Taking): void {
  const { rescores, screen } = taking;
  switch (reading.kind) {
    case "rescore": {
      const { rescore } = reading;
      const screened = screen.screened(rescore, rescore.source);
      rescores.set(rescore.ref, { rescore: screened, episodes: [], answers: [] });
      return;
    }
    case "migration_check":
      gathered(rescores, reading.answer.rescore).answers.push(reading.answer);
      return;
    case "rescored":
      takeEpisode(reading.episode, taking);
  }
}

function takeEpisode(record: EpisodeRecord, { rescores, problems, screen }: Taking): void {
  const fault = episodeFault(record);
  if (fault !== null) {
    problems.add(fault);
    return;
  }
  const { events: _, ...episode } = screen.screened(record, record.source);
  const { episodes } = gathered(rescores, record.run);
  episodes.push({ ...episode, ordinal: episodes.length });
}

function gathered(rescores: RescoreLog, ref: string): Gathered {
  const one = rescores.get(ref);
  if (one === undefined) throw new Error(`an adapter yielded a row of re-score ${ref} before it`);
  return one;
}

/** Each re-score with its repetitions and contradictions settled. */
export function settledRescores(
  rescores: RescoreLog,
  archiveSha256: string,
  problems: ProblemLog,
): readonly RescoreReading[] {
  return [...rescores.values()].map((one) => {
    const settled = summariseRescore({ ...one, archiveSha256 });
    for (const problem of settled.problems) problems.add(problem);
    return settled.reading;
  });
}
