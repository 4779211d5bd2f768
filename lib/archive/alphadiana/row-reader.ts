import type { Problem } from "#lib/domain/problem.ts";
import type { Reading } from "../adapter.ts";
import type { Row } from "./row.ts";
import { statedText } from "./stated-text.ts";
import { pairKey } from "./survey-rows.ts";
import type { SurveyedRun } from "./surveyed-run.ts";
import { toCall } from "./to-call.ts";
import { toEpisode } from "./to-episode.ts";

interface RowReaderOptions {
  readonly benchmark: string;
  readonly traces: boolean;
}

/** Turns the rows of a run into readings: the last row of a task and sample is its episode, every attempt is billed. */
export class RowReader {
  private readonly run: SurveyedRun;
  private readonly benchmark: string;
  private readonly traces: boolean;
  /** Digests of the attempts so far, by task and sample. */
  private readonly attempts = new Map<string, Set<string>>();

  constructor(run: SurveyedRun, { benchmark, traces }: RowReaderOptions) {
    this.run = run;
    this.benchmark = benchmark;
    this.traces = traces;
  }

  read(row: Row): readonly Reading[] {
    const named = statedText(row.raw["benchmark_name"]);
    if (named !== null && named !== this.benchmark) return [strangerOf(row, named)];
    const key = pairKey(row);
    const attempts = this.attempts.get(key) ?? new Set<string>();
    const isCopy = attempts.has(row.digest);
    const attempt = attempts.size;
    this.attempts.set(key, attempts.add(row.digest));
    const ref = this.run.files.records.path;
    const lastSource = this.run.survey.held.get(key)?.source ?? row.element.source;
    const isLast = lastSource === row.element.source;
    return [
      // A line that repeats another byte for byte is a copy of its record and no second attempt.
      ...(isCopy ? [] : [{ kind: "usage_call", call: toCall(row, ref, attempt) } as const]),
      ...(isLast ? toEpisode(row, ref, this.traces) : [replaced(row, lastSource)]),
    ];
  }
}

function replaced({ task, sample, element }: Row, lastSource: string): Reading {
  const message = `An earlier record of task ${task}, sample ${sample}: AlphaDiana takes the last one (${lastSource}), whatever it says. The tokens of both are billed.`;
  return note({ code: "duplicate_episode", effect: "note", source: element.source, message });
}

function strangerOf({ element }: Row, named: string): Reading {
  const message = `This row is of the benchmark ${named}, unlike the rows before it: write each benchmark to a run of its own.`;
  return note({ code: "contradiction", effect: "row_lost", source: element.source, message });
}

function note(problem: Problem): Reading {
  return { kind: "problem", problem };
}
