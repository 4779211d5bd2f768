import type { MeasurementPart } from "#lib/domain/measurement.ts";
import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { ProvenanceFact, RunRecord } from "#lib/domain/record.ts";
import { agreedFact, agreedModel, type SurveyedRun, statedFact } from "./surveyed-run.ts";
import { toNotes } from "./to-notes.ts";
import { toPlan } from "./to-plan.ts";

interface RunPlace {
  readonly memberPath: string | null;
  readonly benchmark: string;
}

/** The run of one JSON Lines file and its manifest. Answers stand in the rows, so messages and bytes are not public. */
export function toRun(run: SurveyedRun, { memberPath, benchmark }: RunPlace): RunRecord {
  const { files, manifest, survey, expected } = run;
  const ref = files.records.path;
  const model = agreedModel(run);
  const scorer = agreedFact(run, "scorer_name");
  const created = manifest?.created_at ?? null;
  const plan = toPlan(manifest, expected);
  return {
    ...{ ref, memberPath, benchmark, plan },
    source: ref,
    nativeId: statedFact(run, "run_id"),
    taskSet: { name: "default", version: null, hash: null, tasks: tasksOf(plan) },
    tasks: [],
    system: {
      model,
      modelOrganization: null,
      agent: agreedFact(run, "agent_name"),
      agentVersion: agreedFact(run, "agent_version"),
      reasoningEffort: null,
      submittingOrganization: null,
      settings: [],
    },
    parts: toParts(scorer),
    scale: binaryScale,
    dates: created === null ? [] : [{ of: "run", text: created }],
    listed: true,
    unlistedReason: null,
    asks: [...(model === null ? ["model"] : []), "scorer_version", "task_set_version"],
    notes: toNotes(run),
    provenance: toProvenance(run),
    statedUsage: [],
    visibility: survey.holdsAnswers ? "aggregates_only" : "public",
  };
}

function tasksOf(plan: RunRecord["plan"]): number | null {
  return "tasks" in plan ? plan.tasks.length : null;
}

/** Nobody is simulated and a row's score is what its scorer says; versions of scorer and tasks are recorded nowhere. */
function toParts(scorer: string | null): readonly MeasurementPart[] {
  return [
    { name: "scorer", value: scorer, source: scorer === null ? null : "archive" },
    { name: "scorer_version", value: null, source: null },
    { name: "task_set_version", value: null, source: null },
    { name: "mode", value: "not_applicable", source: "derived" },
    { name: "user_simulator", value: "none", source: "derived" },
    { name: "reward_basis", value: "score", source: "derived" },
  ];
}

function toProvenance({ manifest, files }: SurveyedRun): readonly ProvenanceFact[] {
  const path = files.manifest?.path ?? files.records.path;
  const at = (key: string) => `${path}#/${key}`;
  const fact = (name: string, key: string, value: string | null | undefined): ProvenanceFact[] =>
    value === null || value === undefined ? [] : [{ name, value, source: at(key) }];
  const config = manifest?.config_metadata ?? {};
  const shards = manifest?.merged_from_shards ?? [];
  return [
    ...fact("manifest written at the last start", "created_at", manifest?.created_at),
    ...fact("memory scope", "memory_scope", manifest?.memory_scope),
    ...Object.entries(config).flatMap(([key, value]) =>
      fact(key, `config_metadata/${key}`, JSON.stringify(value)),
    ),
    ...(shards.length === 0
      ? []
      : fact("merged from shards", "merged_from_shards", shards.join(", "))),
  ];
}
