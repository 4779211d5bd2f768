import type { MeasurementPart } from "#lib/domain/measurement.ts";
import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { DateRecord, Plan, RunRecord, SystemRecord, TaskRecord } from "#lib/domain/record.ts";
import type { Header } from "./header-schema.ts";

/** Where the header stands. */
export interface HeaderPlace {
  readonly ref: string;
  readonly memberPath: string | null;
  readonly source: string;
  readonly hasEpisodes: boolean;
}

/** The header line as a run. What the writer left out stays unknown and may be declared later. */
export function toRun(header: Header, place: HeaderPlace): RunRecord {
  const parts = toParts(header);
  const taskSet = header.task_set;
  const system = toSystem(header);
  const name = taskSet?.name ?? null;
  const { ref, memberPath, source } = place;
  return {
    ref,
    memberPath,
    source,
    nativeId: header.run_id ?? null,
    benchmark: header.benchmark,
    taskSet: {
      name,
      version: taskSet?.version ?? null,
      hash: taskSet?.hash ?? null,
      tasks: taskSet?.tasks?.length ?? null,
    },
    tasks: toTasks(header),
    system,
    parts,
    scale: header.scale ?? binaryScale,
    plan: toPlan(header, place.hasEpisodes),
    dates: toDates(header),
    listed: true,
    unlistedReason: null,
    asks: [
      ...(name === null ? ["task_set"] : []),
      ...(system.model === null ? ["model"] : []),
      ...(system.agent === null ? ["agent"] : []),
      ...parts.flatMap((part) => (part.value === null ? [part.name] : [])),
    ],
    notes: Object.entries(header.notes ?? {}).map(([note, value]) => ({ name: note, value })),
    provenance: [],
    statedUsage: [],
    visibility: "public",
  };
}

function toParts({ measurement, task_set }: Header): readonly MeasurementPart[] {
  const mode = measurement?.mode === "unknown" ? null : measurement?.mode;
  return [
    part("scorer", measurement?.scorer),
    part("scorer_version", measurement?.scorer_version),
    part("task_set_version", task_set?.version ?? task_set?.hash),
    part("mode", mode),
    part("user_simulator", measurement?.user_simulator),
    part("reward_basis", measurement?.reward_basis),
  ];
}

function part(name: MeasurementPart["name"], value: string | null | undefined): MeasurementPart {
  if (value === null || value === undefined) return { name, value: null, source: null };
  return { name, value, source: "archive" };
}

function toSystem({ system }: Header): SystemRecord {
  const settings = Object.entries(system?.settings ?? {});
  return {
    model: system?.model ?? null,
    modelOrganization: system?.model_organization ?? null,
    agent: system?.agent ?? null,
    agentVersion: system?.agent_version ?? null,
    reasoningEffort: system?.reasoning_effort ?? null,
    submittingOrganization: system?.submitting_organization ?? null,
    settings: settings.map(([name, value]) => ({ name, value: String(value) })),
  };
}

function toTasks({ task_set }: Header): readonly TaskRecord[] {
  return (task_set?.tasks ?? []).map((task) => ({
    task: task.task,
    requiresWrite: task.requires_write ?? null,
    emptyReference: task.empty_reference ?? null,
    scoringHash: task.scoring_hash ?? null,
  }));
}

/** A header alone, without a plan, states figures that no episode stands behind. */
function toPlan({ plan }: Header, hasEpisodes: boolean): Plan {
  if (plan === null || plan === undefined) return { source: hasEpisodes ? "as_found" : null };
  const { tasks, trials } = plan;
  const numbers = typeof trials === "number" ? Array.from({ length: trials }, (_, n) => n) : trials;
  return { source: "declared", tasks, trials: numbers };
}

function toDates({ dates }: Header): readonly DateRecord[] {
  return (["run", "scoring", "submission"] as const).flatMap((of) => {
    const text = dates?.[of];
    return text === null || text === undefined ? [] : [{ of, text }];
  });
}
