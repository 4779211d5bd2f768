import type { Problem, ProblemCode } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import { modelOf } from "./model-of.ts";
import { readRows } from "./read-rows.ts";
import type { LoadedRow } from "./report/loaded-row.ts";
import { toLoadedRow } from "./report/to-loaded-row.ts";
import type { Row } from "./row.ts";
import { rowMarks } from "./row-marks.ts";
import { statedText } from "./stated-text.ts";
import type { Fields } from "./status/python-record.ts";

/** The facts that AlphaDiana spreads into every row. */
export const spreadFacts = [
  "run_id",
  "benchmark_name",
  "agent_name",
  "agent_version",
  "scorer_name",
] as const;
export type SpreadFact = (typeof spreadFacts)[number];

interface HeldRow {
  readonly loaded: LoadedRow;
  /** Where the record that counts stands: the last one of its task and sample. */
  readonly source: string;
  /** What the record says of its score, to compare copies of it. */
  readonly result: string;
}

/** What all rows of a run say together: read in a pass of its own, because a run comes before its episodes. */
export interface Survey {
  readonly rows: number;
  readonly held: ReadonlyMap<string, HeldRow>;
  /** Each fact's values, with how many rows state them, in the file's order. */
  readonly facts: ReadonlyMap<SpreadFact | "model", ReadonlyMap<string, number>>;
  /** `num_samples` of the first row that states it. */
  readonly statedSamples: number | null;
  readonly holdsAnswers: boolean;
  /** How many rows carry something that a reader of the run must know. */
  readonly marks: ReadonlyMap<string, number>;
  /** The first line by which AlphaDiana's own figures cannot be known; null when there is none. */
  readonly breaksAt: Pick<Problem, "source" | "message"> | null;
}

/** Reads every row once and keeps a few words of each. */
export async function surveyRows(member: ArchiveMember): Promise<Survey> {
  const surveyor = new Surveyor();
  // Problems are reported by the pass that reads the episodes.
  for await (const item of readRows(member)) {
    if (item.kind === "row") surveyor.take(item.row);
    else surveyor.pass(item.problem);
  }
  return surveyor;
}

/** Score and verdict as written: equal for a record and its copy. */
export function resultOf({ score, correct }: Fields): string {
  return JSON.stringify([score, correct]);
}

/** Tells a task and sample from every other. */
export function pairKey({ task, sample }: Pick<Row, "task" | "sample">): string {
  return `${sample} ${task}`;
}

class Surveyor implements Survey {
  rows = 0;
  statedSamples: number | null = null;
  holdsAnswers = false;
  breaksAt: Survey["breaksAt"] = null;
  readonly held = new Map<string, HeldRow>();
  readonly facts = new Map<SpreadFact | "model", Map<string, number>>();
  readonly marks = new Map<string, number>();

  take(row: Row): void {
    const { raw, element } = row;
    const { source } = element;
    this.rows += 1;
    this.held.set(pairKey(row), { loaded: toLoadedRow(row), source, result: resultOf(raw) });
    for (const fact of spreadFacts) this.state(fact, statedText(raw[fact]));
    this.state("model", modelOf(raw));
    for (const mark of rowMarks(row)) add(this.marks, mark);
    this.holdsAnswers ||= raw["ground_truth"] !== undefined && raw["ground_truth"] !== null;
    const { num_samples: samples } = raw;
    if (Number.isSafeInteger(samples) && Number(samples) > 0)
      this.statedSamples ??= Number(samples);
    if (row.breaksLoading) {
      const message = "wall_time_sec is no number, and AlphaDiana compares it with one.";
      this.breaksAt ??= { source, message };
    }
  }

  pass(problem: Problem): void {
    if (!skippedLines.has(problem.code)) this.breaksAt ??= problem;
  }

  private state(fact: SpreadFact | "model", value: string | null): void {
    if (value === null) return;
    const values = this.facts.get(fact) ?? new Map<string, number>();
    this.facts.set(fact, values);
    add(values, value);
  }
}

/** Lines that AlphaDiana itself passes over with a warning. */
export const skippedLines: ReadonlySet<ProblemCode> = new Set(["malformed_json", "truncated"]);

function add(counts: Map<string, number>, word: string): void {
  const soFar = counts.get(word);
  counts.set(word, soFar === undefined ? 1 : soFar + 1);
}
