import { halBenchmark, halScorer } from "#lib/domain/benchmarks/hal.ts";
import type { ModelUsage } from "#lib/domain/ledger/usage-call.ts";
import type { MeasurementPart } from "#lib/domain/measurement.ts";
import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { RunRecord } from "#lib/domain/record.ts";
import { publishedRemark } from "./published-remarks.ts";
import type { BoardRow, BoardUsage } from "./schema.ts";

interface RowPlace {
  readonly ref: string;
  readonly memberPath: string | null;
  readonly source: string;
}

/**
 * One row of a HAL board export: a run whose figures are reported, with no episodes and no spans behind them.
 * The agent's name carries the model in brackets; it is cut off only where the row names that model itself.
 */
export function toRun(row: BoardRow, { ref, memberPath, source }: RowPlace): RunRecord {
  const { benchmark, taskSet } = halBenchmark(row.benchmark_name);
  const model = stated(row.model_name);
  const date = stated(row.date);
  return {
    ref,
    nativeId: row.run_id,
    memberPath,
    source,
    benchmark,
    taskSet: { name: taskSet, version: null, hash: null, tasks: null },
    tasks: [],
    system: {
      model,
      modelOrganization: null,
      agent: agentOf(row.agent_name, model),
      agentVersion: null,
      reasoningEffort: null,
      submittingOrganization: null,
      settings: [],
    },
    parts: toParts(),
    scale: binaryScale,
    plan: { source: null },
    dates: date === null ? [] : [{ of: "scoring", text: date }],
    listed: true,
    unlistedReason: null,
    asks: [...(model === null ? ["model"] : []), "scorer_version", "task_set_version"],
    notes: toNotes(row),
    provenance: toProvenance(row, source),
    statedUsage: (row.token_usage ?? []).map(toUsage),
    visibility: "public",
  };
}

function agentOf(name: string, model: string | null): string {
  const suffix = ` (${model})`;
  const isNamed = model !== null && name.endsWith(suffix) && name.length > suffix.length;
  return isNamed ? name.slice(0, -suffix.length) : name;
}

function toParts(): MeasurementPart[] {
  const unknown = { value: null, source: null };
  return [
    { name: "scorer", value: halScorer, source: "derived" },
    { name: "scorer_version", ...unknown },
    { name: "task_set_version", ...unknown },
    { name: "mode", ...unknown },
    { name: "user_simulator", ...unknown },
    { name: "reward_basis", ...unknown },
  ];
}

/** What the two lists say, in their own words: errors and unscored zeros stand among the failed tasks. */
function toNotes(row: BoardRow): RunRecord["notes"] {
  const { successful_tasks: successful, failed_tasks: failed } = row;
  const remark = publishedRemark(row.run_id);
  const listed = (name: string, tasks: readonly unknown[] | null | undefined) =>
    tasks === null || tasks === undefined ? [] : [{ name, value: String(tasks.length) }];
  return [
    ...listed("tasks listed as successful", successful),
    ...listed("tasks listed as failed", failed),
    {
      name: "spans",
      value:
        "The export holds no spans. HAL's harness sums the usage of every span, parents and children alike; nothing here can check it.",
    },
    ...(remark === null ? [] : [remark]),
  ];
}

function toProvenance({ trace_stem: stem }: BoardRow, source: string): RunRecord["provenance"] {
  const archive = stated(stem);
  return archive === null
    ? []
    : [{ name: "archive named by the board", value: archive, source: `${source}/trace_stem` }];
}

function toUsage(usage: BoardUsage): ModelUsage {
  return {
    model: usage.model_name,
    inputTokens: usage.prompt_tokens ?? null,
    outputTokens: usage.completion_tokens ?? null,
    cachedInputTokens: usage.input_tokens_cache_read ?? null,
    cacheWriteTokens: usage.input_tokens_cache_write ?? null,
  };
}

function stated(text: string | null | undefined): string | null {
  return text === undefined || text === "" ? null : text;
}
