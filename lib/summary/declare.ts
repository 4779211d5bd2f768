import type { MeasurementPart, MeasurementPartName } from "#lib/domain/measurement.ts";
import { measurementPartNames } from "#lib/domain/measurement.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { RunRecord, SystemRecord } from "#lib/domain/record.ts";

/** Facts that the submitter may state where the archive is silent. */
const declarableSystemFacts = [
  "model",
  "model_organization",
  "agent",
  "agent_version",
  "reasoning_effort",
  "submitting_organization",
] as const;
export const declarableFacts = [
  ...declarableSystemFacts,
  "task_set",
  ...measurementPartNames,
  // The published run whose scores these are to join: no fact of a run, settled where the database is.
  "rescore_of",
] as const;
export type DeclarableFact = (typeof declarableFacts)[number];

/** What the submitter says; an absent fact stays unknown. */
export type Declarations = Readonly<Partial<Record<DeclarableFact, string>>>;

const systemFields = {
  model: "model",
  model_organization: "modelOrganization",
  agent: "agent",
  agent_version: "agentVersion",
  reasoning_effort: "reasoningEffort",
  submitting_organization: "submittingOrganization",
} as const satisfies Record<(typeof declarableSystemFacts)[number], keyof SystemRecord>;

/**
 * Fills what a run's archive does not say with what its submitter declares, each marked `declared`.
 * A declaration never overrides the archive: where the two differ the archive stands and a problem says so.
 */
export function declare(
  run: RunRecord,
  declarations: Declarations,
): { readonly run: RunRecord; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const settle = (name: DeclarableFact, archived: string | null): string | null => {
    const declared = declarations[name];
    if (declared === undefined || archived === declared) return archived;
    if (archived === null) return declared;
    problems.push(contradiction(run, name, archived, declared));
    return archived;
  };
  const parts = run.parts.map((part) => declaredPart(part, settle(part.name, part.value)));
  const name = settle("task_set", run.taskSet.name);
  const system = { ...run.system };
  for (const fact of declarableSystemFacts) {
    const field = systemFields[fact];
    system[field] = settle(fact, run.system[field]);
  }
  const asks = run.asks.filter((ask) => !(ask in declarations));
  return { run: { ...run, parts, taskSet: { ...run.taskSet, name }, system, asks }, problems };
}

function declaredPart(part: MeasurementPart, value: string | null): MeasurementPart {
  return part.value === value ? part : { ...part, value, source: "declared" };
}

function contradiction(
  run: RunRecord,
  name: DeclarableFact,
  archived: string,
  declared: string,
): Problem {
  return {
    code: "declaration_contradicts_archive",
    effect: "note",
    source: run.source,
    message: `You declared ${name} = ${declared}, but the archive says ${archived}; the archive stands.`,
  };
}

/** Reads `name=value` pairs as the command line takes them; a name nobody knows is an error in words. */
export function isDeclarable(name: string): name is DeclarableFact | MeasurementPartName {
  return declarableFacts.some((fact) => fact === name);
}
