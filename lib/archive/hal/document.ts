import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { JsonSpan } from "../json/json-span.ts";
import { scanJson } from "../json/scan-json.ts";

/** An `_UPLOAD.json`: its small values at hand, and where its large ones lie. */
export interface HalDocument {
  readonly member: ArchiveMember;
  readonly values: ReadonlyMap<string, JsonElement>;
  /** `raw_eval_results`; null when the document has none. */
  readonly results: JsonSpan | null;
  /** `raw_logging_results`; null when the document has none. */
  readonly log: JsonSpan | null;
  readonly problems: readonly Problem[];
}

const smallKeys: ReadonlySet<string> = new Set(
  ["config", "results", "total_usage", "total_cost", "git_info", "agent_hash", "task_metrics"].map(
    (key) => `/${key}`,
  ),
);

/** Goes through a document once, whatever the order of its keys, and holds none of its large values. */
export async function openDocument(member: ArchiveMember): Promise<HalDocument> {
  const values = new Map<string, JsonElement>();
  const spans = new Map<string, JsonSpan>();
  const problems: Problem[] = [];
  const items = scanJson(member, {
    split: [],
    want: (pointer) => smallKeys.has(pointer),
    onPassed: (span) => spans.set(span.pointer, span),
  });
  for await (const item of items) {
    if (item.kind === "problem") problems.push(item.problem);
    else values.set(item.element.pointer.slice(1), item.element);
  }
  return {
    ...{ member, values, problems },
    results: spans.get("/raw_eval_results") ?? null,
    log: spans.get("/raw_logging_results") ?? null,
  };
}
