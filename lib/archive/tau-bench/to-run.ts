import { isEmptyReference, requiresWrite, tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import type { MeasurementPart, MeasurementPartName } from "#lib/domain/measurement.ts";
import type { RunRecord, TaskRecord } from "#lib/domain/record.ts";
import { taskSetHash } from "#lib/identity/task-set-hash.ts";
import { deriveTaskSet } from "./derive-task-set.ts";
import type { Survey } from "./survey-rows.ts";

interface RunPlace {
  readonly ref: string;
  readonly memberPath: string | null;
}

/** The run of a file. The file names nothing of its own, so most facts are asked for and may stay unknown. */
export function toRun(survey: Survey, { ref, memberPath }: RunPlace): RunRecord {
  const hashes = [...survey.tasks].map(([task, { scoringHash }]) => [task, scoringHash] as const);
  const name = deriveTaskSet(new Map(hashes));
  const tasks = toTasks(survey, name);
  const hash = taskSetHash(tasks);
  return {
    ref,
    nativeId: null,
    memberPath,
    source: ref,
    benchmark: tauBench.id,
    taskSet: { name, version: null, hash, tasks: tasks.length },
    tasks,
    system: {
      model: null,
      modelOrganization: null,
      agent: null,
      agentVersion: null,
      reasoningEffort: null,
      submittingOrganization: null,
      settings: [],
    },
    parts: toParts(survey, hash),
    scale: tauBench.scale,
    plan: { source: "as_found" },
    dates: [],
    listed: true,
    unlistedReason: null,
    asks: [
      ...["model", "agent", "user_simulator", "scorer_version"],
      ...(name === null ? ["task_set"] : []),
    ],
    provenance: [],
    statedUsage: [],
    visibility: "public",
    notes: [
      {
        name: "user cost",
        value:
          "info.user_cost is the simulated user's last call only: a known part, not the user's total. The agent's cost is not stored.",
      },
    ],
  };
}

function toTasks(survey: Survey, taskSet: string | null): TaskRecord[] {
  return [...survey.tasks].map(([task, { scoringHash, scoring, referenceTools }]) => ({
    task,
    requiresWrite: referenceTools === null ? null : requiresWrite(taskSet, referenceTools),
    emptyReference: referenceTools === null ? null : isEmptyReference(referenceTools),
    scoringHash,
    ...(scoring === undefined ? {} : { scoring }),
  }));
}

function toParts(survey: Survey, hash: string | null): MeasurementPart[] {
  const basis = survey.basis.size === 0 ? null : [...survey.basis].toSorted().join(", ");
  return [
    derived("scorer", tauBench.scorer),
    derived("scorer_version", null),
    derived("task_set_version", hash === null ? null : `sha256:${hash}`),
    derived("mode", survey.userMessages > 0 ? "dual" : null),
    derived("user_simulator", null),
    derived("reward_basis", basis),
  ];
}

function derived(name: MeasurementPartName, value: string | null): MeasurementPart {
  return { name, value, source: value === null ? null : "derived" };
}
