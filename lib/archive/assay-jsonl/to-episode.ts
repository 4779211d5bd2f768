import { createHash } from "node:crypto";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";
import { parseLine } from "../json/parse-line.ts";
import { Episode } from "./episode-schema.ts";
import { toCosts } from "./to-costs.ts";
import { toEvents } from "./to-events.ts";
import { toExecution } from "./to-execution.ts";
import { toScore } from "./to-score.ts";
import { unreadableEpisode } from "./unreadable-episode.ts";

/** What the header settles for every line below it. */
export interface RunContext {
  readonly ref: string;
  readonly scale: Scale;
  readonly priceTable: string | null;
}

/** The readings of one line: its problems, then its episode unless not even task and trial are known. */
export function toEpisode(element: JsonElement, context: RunContext): readonly Reading[] {
  const line = parseLine(Episode, element, { effect: "row_lost", format: "run/1" });
  if (line.kind === "problem") return unreadableEpisode(element, context.ref, line.problem);
  const { value } = line;
  const { source } = element;
  const { execution, problems: executionProblems } = toExecution(value.execution, source);
  const { score, problems: scoreProblems } = toScore(value, context.scale, element);
  const { costs, problems: costProblems } = toCosts(value, context.priceTable, source);
  const problems = [...line.problems, ...executionProblems, ...scoreProblems, ...costProblems];
  const episode: EpisodeRecord = {
    run: context.ref,
    task: value.task,
    trial: value.trial === undefined ? onlyTrial : value.trial,
    nativeId: value.episode_id ?? null,
    source,
    execution,
    terminationWord: value.termination ?? null,
    startedAt: value.started_at ?? null,
    endedAt: value.ended_at ?? null,
    score,
    costs,
    contentDigest: createHash("sha256").update(element.bytes).digest("hex"),
    events: toEvents(value),
  };
  return [...problems.map(problemReading), { kind: "episode", episode }];
}

/** A line that numbers no trial is the only one of its task. */
const onlyTrial = 0;

function problemReading(problem: Problem): Reading {
  return { kind: "problem", problem };
}
