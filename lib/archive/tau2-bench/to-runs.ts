import { tau2Bench } from "#lib/domain/benchmarks/tau2-bench.ts";
import type { MeasurementPart, MeasurementPartName } from "#lib/domain/measurement.ts";
import type { RunRecord, SystemRecord, TaskRecord } from "#lib/domain/record.ts";
import { taskSetHash } from "#lib/identity/task-set-hash.ts";
import { planOf } from "./plan-of.ts";
import type { SurveyedFile } from "./survey-file.ts";
import { toSettings } from "./to-settings.ts";
import type { TaskFacts } from "./to-task-facts.ts";

export interface FileRuns {
  readonly runs: readonly RunRecord[];
  /** The run an episode of a task belongs to. */
  refOf(task: string): string;
}

/** The runs of one results file: one, or one per domain where its tasks name several. */
export function toRuns(file: SurveyedFile, memberPath: string | null): FileRuns {
  const path = file.resultFile.member.path;
  const named = file.header.info?.environment_info?.domain_name ?? null;
  const tasks = [...file.header.tasks.values()];
  const byDomain = groupByDomain(tasks, named);
  if (byDomain.size < 2) {
    const run = toRun(file, { ref: path, memberPath, name: named, tasks });
    return { runs: [run], refOf: () => path };
  }
  const groups = [...byDomain].map(([name, some]) => {
    const ref = `${path} ${name ?? "unnamed"}`;
    return toRun(file, { ref, memberPath, name, tasks: some });
  });
  const refs = new Map(groups.flatMap((run) => run.tasks.map(({ task }) => [task, run.ref])));
  const fallback = groups[0]?.ref ?? path;
  return { runs: groups, refOf: (task) => refs.get(task) ?? fallback };
}

function groupByDomain(
  tasks: readonly TaskFacts[],
  named: string | null,
): ReadonlyMap<string | null, readonly TaskFacts[]> {
  const groups = new Map<string | null, TaskFacts[]>();
  for (const task of tasks) {
    const domain = task.domain ?? named;
    const group = groups.get(domain);
    if (group === undefined) groups.set(domain, [task]);
    else group.push(task);
  }
  return groups;
}

interface Group {
  readonly ref: string;
  readonly memberPath: string | null;
  readonly name: string | null;
  readonly tasks: readonly TaskFacts[];
}

function toRun(file: SurveyedFile, group: Group): RunRecord {
  const { header } = file;
  const { ref, memberPath, name } = group;
  const tasks = group.tasks.map(toTaskRecord);
  const hash = taskSetHash(tasks);
  const system = toSystem(file);
  const parts = toParts(file, group.tasks, hash);
  const plan = planOf(
    tasks.map(({ task }) => task),
    header.info,
  );
  return {
    ref,
    nativeId: null,
    memberPath,
    source: file.resultFile.member.path,
    benchmark: tau2Bench.id,
    taskSet: { name, version: null, hash, tasks: tasks.length === 0 ? null : tasks.length },
    tasks,
    system,
    parts,
    scale: tau2Bench.scale,
    plan,
    dates: header.timestamp === null ? [] : [{ of: "run", text: header.timestamp }],
    listed: true,
    unlistedReason: null,
    asks: asksOf(system, parts, name),
    provenance: [],
    statedUsage: [],
    visibility: "public",
    notes: [
      { name: "mode", value: file.decided.because },
      ...(plan.source === "as_found"
        ? [
            {
              name: "plan",
              value: "The file holds no tasks or no num_trials: the plan is as found.",
            },
          ]
        : []),
    ],
  };
}

function toTaskRecord({ task, emptyReference, scoringHash, scoring }: TaskFacts): TaskRecord {
  const content = scoring === undefined ? {} : { scoring };
  return { task, requiresWrite: null, emptyReference, scoringHash, ...content };
}

function toSystem({ header: { info } }: SurveyedFile): SystemRecord {
  const effort = info?.agent_info?.llm_args?.["reasoning_effort"];
  return {
    model: info?.agent_info?.llm ?? null,
    modelOrganization: null,
    agent: info?.agent_info?.implementation ?? null,
    agentVersion: null,
    reasoningEffort: typeof effort === "string" ? effort : null,
    submittingOrganization: null,
    settings: info === null ? [] : toSettings(info),
  };
}

function toParts(
  { header, decided }: SurveyedFile,
  tasks: readonly TaskFacts[],
  hash: string | null,
): MeasurementPart[] {
  const user = header.info?.user_info;
  const isSolo = decided.mode === "solo";
  const { implementation = null, llm = null } = user ?? {};
  // In solo mode the file still names a model for the user, which is never called.
  const dual = implementation === null || llm === null ? null : `${implementation} ${llm}`;
  const bases = new Set(tasks.map(({ rewardBasis }) => rewardBasis));
  const isKnown = bases.size > 0 && !bases.has(null);
  return [
    part("scorer", tau2Bench.scorer, "derived"),
    part("scorer_version", header.info?.git_commit ?? null, "archive"),
    part("task_set_version", hash === null ? null : `sha256:${hash}`, "derived"),
    part("mode", decided.mode, "derived"),
    part("user_simulator", isSolo ? implementation : dual, "archive"),
    part("reward_basis", isKnown ? [...bases].toSorted().join(", ") : null, "derived"),
  ];
}

function part(
  name: MeasurementPartName,
  value: string | null,
  source: "archive" | "derived",
): MeasurementPart {
  return { name, value, source: value === null ? null : source };
}

function asksOf(
  { model, agent }: SystemRecord,
  parts: readonly MeasurementPart[],
  name: string | null,
): string[] {
  const unknown = parts.filter(({ value }) => value === null).map((entry) => entry.name);
  const askable = ["user_simulator", "scorer_version", "mode"] as const;
  return [
    ...(model === null ? ["model"] : []),
    ...(agent === null ? ["agent"] : []),
    ...askable.filter((entry) => unknown.includes(entry)),
    ...(name === null ? ["task_set"] : []),
  ];
}
