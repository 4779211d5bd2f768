import type { Problem } from "#lib/domain/problem.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { BenchmarkReading, HalEpisode } from "./benchmarks/benchmark-reading.ts";
import { readerOf } from "./benchmarks/reader-of.ts";
import type { HalRun } from "./hal-run.ts";
import { harnessAccuracy } from "./harness-accuracy.ts";
import { EpisodeLogs } from "./log/episode-logs.ts";
import { readLog } from "./log/read-log.ts";
import { recountLists, type Verdict, verdictOf } from "./recount-lists.ts";
import { toFigures } from "./to-figures.ts";
import { toRun } from "./to-run.ts";

/** Everything an archive says about its run: the run, its figures, its log, its episodes, and where they disagree. */
export async function* readRun(run: HalRun): AsyncGenerator<Reading> {
  const reading = await readerOf(run.benchmarkName)(run);
  yield { kind: "run", run: toRun(run, reading) };
  yield* toFigures(run);
  yield* reading.problems.map(toReading);
  const logs = new EpisodeLogs();
  yield* readLog(run, reading.readsCalls ? logs : null);
  yield* readEpisodes(run, reading, logs);
}

async function* readEpisodes(
  run: HalRun,
  reading: BenchmarkReading,
  logs: EpisodeLogs,
): AsyncGenerator<Reading> {
  const verdicts = new Map<string, Verdict>();
  const scores: ScoreRecord[] = [];
  for await (const item of reading.episodes(logs)) {
    if (item.kind === "problem") {
      yield item;
      continue;
    }
    const { task, score } = item.episode;
    scores.push(score);
    verdicts.set(task, verdictOf(score, reading.scale));
    yield toEpisodeReading(run.ref, item.episode);
  }
  if (verdicts.size === 0) return;
  yield* recountLists(run, verdicts).map(toReading);
  yield* harnessAccuracy(run, scores, reading.accuracyOver);
}

function toEpisodeReading(run: string, episode: HalEpisode): Reading {
  const unsaid = { nativeId: null, startedAt: null, endedAt: null, costs: [] };
  return { kind: "episode", episode: { ...episode, ...unsaid, run, trial: 0 } };
}

function toReading(problem: Problem): Reading {
  return { kind: "problem", problem };
}
