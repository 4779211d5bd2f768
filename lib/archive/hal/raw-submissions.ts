import { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import { scanLines } from "../json/scan-lines.ts";

/** How often one task was submitted, and what its last submission was. */
export interface Attempts {
  readonly count: number;
  /** The text that stood in place of an output ("ERROR: ..."); null when there was an output. */
  readonly lastError: string | null;
  /** Where the last submission stands. */
  readonly source: string;
}

export interface SubmissionLedger {
  readonly attempts: ReadonlyMap<string, Attempts>;
  readonly problems: readonly Problem[];
}

const Line = z.record(z.string(), z.unknown());

/**
 * The ledger of submissions (`_RAW_SUBMISSIONS.jsonl`): one line an attempt, only ever appended to; the results
 * hold the last line of a task alone.
 */
export async function readSubmissions(member: ArchiveMember): Promise<SubmissionLedger> {
  const attempts = new Map<string, Attempts>();
  const problems: Problem[] = [];
  for await (const item of scanLines(member)) {
    if (item.kind === "problem") {
      problems.push({ ...item.problem, effect: "note" });
      continue;
    }
    const { source, value } = item.element;
    const line = Line.safeParse(value);
    for (const [task, output] of Object.entries(line.success ? line.data : {})) {
      const count = countOf(attempts.get(task)) + 1;
      attempts.set(task, { count, lastError: errorOf(output), source });
    }
  }
  return { attempts, problems: [...problems, ...hidden(attempts)] };
}

function errorOf(output: unknown): string | null {
  return typeof output === "string" && /^(?:ERROR|TIMEOUT)/.test(output) ? output : null;
}

function hidden(attempts: ReadonlyMap<string, Attempts>): readonly Problem[] {
  return [...attempts].flatMap(([task, { count, source }]) => {
    if (count < 2) return [];
    const message = `Task ${task} was submitted ${count} times; the results hold its last submission only, and the log of an attempt that was run again is deleted.`;
    return [{ code: "duplicate_episode", effect: "note", source, message }] as const;
  });
}

function countOf(attempts: Attempts | undefined): number {
  return attempts === undefined ? 0 : attempts.count;
}
