import type { ArchiveAdapter, Reading } from "#lib/archive/adapter.ts";
import type { Archive } from "#lib/archive/archive.ts";
import type { EpisodeEvent } from "#lib/domain/episode-event.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { ReportedFigure, RunRecord } from "#lib/domain/record.ts";
import { type Declarations, declare } from "./declare.ts";
import type { ArchiveReading, RunReading } from "./read-report.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";
import { summariseRun } from "./summarise-run.ts";

export interface ReadOptions {
  readonly declarations?: Declarations;
  /** Called as episodes are read, at most once per episode. */
  readonly onEpisode?: (episodes: number) => void;
  /** Takes the trace of each episode while reading; awaited, so memory stays at one episode. */
  readonly onTrace?: (
    run: RunRecord,
    ordinal: number,
    events: readonly EpisodeEvent[],
  ) => Promise<void>;
}

/** What one run has gathered so far. */
interface Gathered {
  readonly run: RunRecord;
  readonly episodes: ReadEpisode[];
  readonly figures: ReportedFigure[];
}

/**
 * Reads an archive with its adapter into summaries and settled episodes: the one code path of the command line, the
 * preview and publishing. Scalars of all episodes are held (duplicates and plans need them), traces are not.
 */
export async function readArchive(
  archive: Archive,
  adapter: ArchiveAdapter,
  options: ReadOptions = {},
): Promise<ArchiveReading> {
  const gathered = new Map<string, Gathered>();
  const problems: Problem[] = [];
  let episodes = 0;
  for await (const reading of adapter.read(archive)) {
    await take(reading, { gathered, problems, options });
    if (reading.kind === "episode") options.onEpisode?.(++episodes);
  }
  const runs = [...gathered.values()].map((one) => settle(one, archive, options, problems));
  const anyRow = runs.some(({ summary, episodes }) => summary.counts === null || episodes.length > 0);
  if (!anyRow && problems.every(({ effect }) => effect !== "refused")) {
    problems.push(noRows(archive, adapter));
  }
  const { sha256, bytes } = archive;
  const formatVersion = await adapter.formatVersion(archive);
  return {
    report: {
      archive: { sha256, bytes, format: adapter.id, formatVersion },
      runs: runs.map(({ summary }) => summary),
      problems,
    },
    runs,
  };
}

interface Taking {
  readonly gathered: Map<string, Gathered>;
  readonly problems: Problem[];
  readonly options: ReadOptions;
}

async function take(reading: Reading, { gathered, problems, options }: Taking): Promise<void> {
  if (reading.kind === "problem") {
    problems.push(reading.problem);
  } else if (reading.kind === "run") {
    gathered.set(reading.run.ref, { run: reading.run, episodes: [], figures: [] });
  } else if (reading.kind === "figure") {
    gatheredRun(gathered, reading.figure.run).figures.push(reading.figure);
  } else {
    const { events, ...episode } = reading.episode;
    const { run, episodes } = gatheredRun(gathered, episode.run);
    const ordinal = episodes.length;
    episodes.push({ ...episode, ordinal });
    await options.onTrace?.(run, ordinal, events);
  }
}

function gatheredRun(gathered: ReadonlyMap<string, Gathered>, ref: string): Gathered {
  const one = gathered.get(ref);
  if (one === undefined) throw new Error(`an adapter yielded a row of run ${ref} before the run`);
  return one;
}

function settle(
  { run, episodes, figures }: Gathered,
  archive: Archive,
  { declarations = {} }: ReadOptions,
  problems: Problem[],
): RunReading {
  const declared = declare(run, declarations);
  const reading = summariseRun(declared.run, episodes, figures, archive.sha256);
  problems.push(...declared.problems, ...reading.problems);
  return reading.run;
}

function noRows(archive: Archive, adapter: ArchiveAdapter): Problem {
  return {
    code: "no_rows",
    effect: "refused",
    source: archive.name,
    message: `This is recognised as ${adapter.title}, but it holds no episode and no figure.`,
  };
}
