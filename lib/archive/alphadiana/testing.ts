import { readArchive } from "#lib/summary/read-archive.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";
import { archiveOfFiles, archiveOfText } from "../testing.ts";

/** One line of a run as AlphaDiana writes it, with some fields replaced; `undefined` leaves one out. */
export function line(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    ...{ task_id: "a", sample_index: 0, run_id: "r", agent_name: "direct_llm" },
    ...{ agent_version: "1.0", benchmark_name: "sums", scorer_name: "numeric", num_samples: 1 },
    ...{ problem: "2 + 2?", ground_truth: null, predicted: "4", correct: true, score: 1 },
    ...{ rationale: "equal", score_metadata: {}, trajectory: [], raw_output: "It is 4." },
    ...{ response_json: {}, token_usage: { prompt_tokens: 11, completion_tokens: 3 } },
    ...{ finish_reason: "stop", metadata: {}, score_status: "valid_scored" },
    ...changes,
  });
}

/** An error row, without a score, as it is written beside a stored word. */
export function errorLine(changes: Readonly<Record<string, unknown>> = {}): string {
  return line({
    ...{ predicted: null, correct: null, score: null, token_usage: {}, finish_reason: "" },
    ...{ error: { error: "no", error_type: "HTTPError" }, score_status: undefined },
    ...changes,
  });
}

export function manifest(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    ...{ run_id: "r", benchmark_name: "sums", agent_name: "direct_llm", agent_version: "1.0" },
    ...{ scorer_name: "numeric", num_samples: 1, expected_task_ids: ["a", "b"] },
    ...changes,
  });
}

/** Reads lines as an archive of one file. */
export async function readLines(...lines: readonly string[]): Promise<ArchiveReading> {
  return await readArchive(archiveOfText("r.jsonl", `${lines.join("\n")}\n`));
}

/** Reads a folder of files: path to text. */
export async function readFolder(files: Readonly<Record<string, string>>): Promise<ArchiveReading> {
  return await readArchive(await archiveOfFiles(files));
}

/** Code, effect and place of each problem. */
export function told({ report }: ArchiveReading): readonly string[] {
  return report.problems.map(({ code, effect, source }) => `${code} ${effect} ${source}`);
}
