import { halBenchmark, halScorer } from "#lib/domain/benchmarks/hal.ts";
import type { MeasurementPart, MeasurementPartName, PartSource } from "#lib/domain/measurement.ts";
import type { RunRecord, SystemRecord } from "#lib/domain/record.ts";
import type { BenchmarkReading } from "./benchmarks/benchmark-reading.ts";
import type { HalRun } from "./hal-run.ts";
import { logRemark } from "./log-shape.ts";
import { harnessCommit, toProvenance } from "./to-provenance.ts";
import { toStatedUsage } from "./to-stated-usage.ts";

/**
 * The run of an archive, by its `config` alone: a file's name says nothing. The agent's name is kept as it stands, with
 * the model that is often part of it; the model is the agent's own argument.
 */
export function toRun(hal: HalRun, reading: BenchmarkReading): RunRecord {
  const { config, ref, memberPath, decrypted } = hal;
  const { benchmark, taskSet } = halBenchmark(hal.benchmarkName);
  const { taskSetHash: hash } = reading;
  const parts = toParts(hal, reading, hash);
  const system = toSystem(hal);
  const tasks = "tasks" in reading.plan ? reading.plan.tasks.length : null;
  return {
    ...{ ref, memberPath, source: ref, benchmark, system, parts },
    nativeId: config.run_id ?? null,
    taskSet: { name: taskSet, version: null, hash, tasks },
    tasks: reading.tasks,
    scale: reading.scale,
    plan: reading.plan,
    dates: typeof config.date === "string" ? [{ of: "scoring", text: config.date }] : [],
    listed: true,
    unlistedReason: null,
    asks: asksOf(system, parts),
    notes: [...reading.notes, ...aboutLog(hal), ...selfReported(hal)],
    provenance: toProvenance(hal),
    statedUsage: toStatedUsage(hal),
    visibility: decrypted === null ? "public" : "aggregates_only",
  };
}

function toSystem({ config }: HalRun): SystemRecord {
  const { model_name: model, reasoning_effort: effort, ...others } = config.agent_args ?? {};
  return {
    model: textOf(model),
    modelOrganization: null,
    agent: config.agent_name ?? null,
    agentVersion: config.agent_version ?? null,
    reasoningEffort: textOf(effort),
    submittingOrganization: null,
    settings: Object.entries(others).map(([name, value]) => {
      return { name, value: typeof value === "string" ? value : JSON.stringify(value) };
    }),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function toParts(hal: HalRun, reading: BenchmarkReading, hash: string | null): MeasurementPart[] {
  const user = textOf(hal.config.agent_args?.["user_model"]);
  return [
    part("scorer", halScorer, "derived"),
    part("scorer_version", harnessCommit(hal), "archive"),
    part("task_set_version", hash === null ? null : `sha256:${hash}`, "derived"),
    part("mode", reading.mode, "derived"),
    part("user_simulator", user, "archive"),
    // The benchmark's own reward, whole: the harness adds no basis of its own and names none.
    part("reward_basis", "reward", "derived"),
  ];
}

function part(
  name: MeasurementPartName,
  value: string | null,
  source: PartSource,
): MeasurementPart {
  return { name, value, source: value === null ? null : source };
}

function asksOf({ model, agent }: SystemRecord, parts: readonly MeasurementPart[]): string[] {
  const unknown = parts
    .filter(({ name, value }) => value === null && /scorer|task_set|user/.test(name))
    .map(({ name }) => name);
  return [...(model === null ? ["model"] : []), ...(agent === null ? ["agent"] : []), ...unknown];
}

function aboutLog({ logShape }: HalRun): RunRecord["notes"] {
  const value = logRemark(logShape);
  return value === null ? [] : [{ name: "model-call log", value }];
}

function selfReported({ document }: HalRun): RunRecord["notes"] {
  if (!document.values.has("task_metrics")) return [];
  const value =
    "The archive holds task_metrics, which the agent reports about itself; they are not read.";
  return [{ name: "self-reported metrics", value }];
}
