import type { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { JsonElement } from "../json/json-element.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import type { DecryptedEntry } from "./decrypt/decrypt-entry.ts";
import type { HalDocument } from "./document.ts";
import type { HalRun, TaskListing } from "./hal-run.ts";
import { logShapeOf } from "./log-shape.ts";
import type { Attempts } from "./raw-submissions.ts";
import { Config, GitInfo, TaskLists } from "./schema.ts";

/** What surrounds a document: its place in the archive, how it was decrypted, its ledger of submissions. */
export interface DocumentContext {
  readonly memberPath: string | null;
  readonly decrypted: DecryptedEntry | null;
  readonly attempts: ReadonlyMap<string, Attempts> | null;
}

export type OpenedRun =
  | { readonly kind: "run"; readonly run: HalRun; readonly problems: readonly Problem[] }
  | { readonly kind: "refused"; readonly problem: Problem };

/** A document as a run. Without the benchmark's name its results are numbers of nothing, and it is refused. */
export async function openRun(document: HalDocument, context: DocumentContext): Promise<OpenedRun> {
  const ref = document.member.path;
  const element = document.values.get("config");
  if (element === undefined) return refused(ref, noBenchmark);
  const config = Config.safeParse(element.value);
  if (!config.success) {
    return { kind: "refused", problem: shapeProblem(config.error, element.source, "refused") };
  }
  const benchmarkName = config.data.benchmark_name ?? null;
  if (benchmarkName === null || benchmarkName.trim() === "") {
    return refused(element.source, noBenchmark);
  }
  const problems: Problem[] = [];
  const run = {
    ...{ document, ref, config: config.data, benchmarkName, ...context },
    logShape: await logShapeOf(document),
    git: partOf(document.values.get("git_info"), GitInfo, problems),
    lists: listingOf(partOf(document.values.get("results"), TaskLists, problems)),
  };
  return { kind: "run", run, problems };
}

const noBenchmark =
  "The archive does not say in config.benchmark_name which benchmark was run, and nothing else in it does: its results cannot be placed.";

function refused(source: string, message: string): OpenedRun {
  return {
    kind: "refused",
    problem: { code: "malformed_row", effect: "refused", source, message },
  };
}

/** A part that is not as the format has it is left out, and a note says so. */
function partOf<T>(
  element: JsonElement | undefined,
  schema: z.ZodType<T>,
  problems: Problem[],
): T | null {
  if (element === undefined) return null;
  const parsed = schema.safeParse(element.value);
  if (parsed.success) return parsed.data;
  problems.push(shapeProblem(parsed.error, element.source, "note"));
  return null;
}

function listingOf(lists: z.infer<typeof TaskLists> | null): TaskListing {
  const called = Object.keys(lists?.latencies ?? {});
  return {
    successful: lists?.successful_tasks ?? null,
    failed: lists?.failed_tasks ?? null,
    called: called.length === 0 ? null : new Set(called),
  };
}
