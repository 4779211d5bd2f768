import { halTaskIds } from "#lib/domain/benchmarks/hal.ts";
import { tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import type { BenchmarkReading, EpisodeItem } from "../benchmarks/benchmark-reading.ts";
import { reportedOnly } from "../benchmarks/figures-only.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import { kindOfSpan } from "../kind-of-span.ts";
import type { EpisodeLogs } from "../log/episode-logs.ts";
import { planOf } from "./plan-of.ts";
import { surveyTasks } from "./survey-tasks.ts";
import { taskSetHashOf } from "./task-set-hash-of.ts";
import { toEpisode } from "./to-episode.ts";

/** tau-bench in HAL: each task's entry is what its agent returned, and says nothing of whether the scorer ran. */
export async function readTauBench(run: HalRun): Promise<BenchmarkReading> {
  const { results, member } = run.document;
  if (results === null || (await kindOfSpan(member, results)) !== "object") {
    return reportedOnly(run.ref, "The archive holds no results by task");
  }
  const tasks = await surveyTasks(run);
  const source = `${run.ref}#/raw_eval_results`;
  const { plan, problems } = planOf(
    run.benchmarkName,
    tasks.map(({ task }) => task),
    source,
  );
  const taskSetHash = taskSetHashOf(run.benchmarkName, tasks);
  const accuracyOver = halTaskIds(run.benchmarkName)?.length ?? null;
  return {
    ...{ taskSetHash, accuracyOver },
    ...{ tasks, plan, problems, scale: tauBench.scale, mode: "dual", notes: [], readsCalls: true },
    episodes: (logs) => episodesOf(run, logs),
  };
}

async function* episodesOf({ document }: HalRun, logs: EpisodeLogs): AsyncGenerator<EpisodeItem> {
  if (document.results === null) return;
  for await (const item of childrenOf(document.member, document.results)) {
    if (item.kind === "problem") {
      yield item;
      continue;
    }
    const { source } = item.element;
    const { episode, cause } = toEpisode(item.element, (task) => logs.of(task));
    if (cause !== null) {
      const message = `Task ${episode.task} cannot be understood (${cause}): the row is kept, its score is not believed.`;
      const problem = { code: "malformed_row", effect: "score_lost", source, message } as const;
      yield { kind: "problem", problem };
    }
    yield { kind: "episode", episode };
  }
}
