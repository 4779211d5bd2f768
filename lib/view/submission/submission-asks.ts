import { type Mode, modes } from "#lib/domain/measurement.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { plainWord } from "../words/plain-word.ts";

/** One fact the archive is silent about, as a field of the form. */
export interface AskField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** What the submitter declared before; empty when nothing. */
  readonly declared: string;
  /** Runs that lack it. */
  readonly runs: number;
  /** The only values it may have; null when any text may stand. */
  readonly choices: readonly Mode[] | null;
}

const hints: Readonly<Record<string, string>> = {
  model: "The model as its maker names it, with its date.",
  model_organization: "Who made the model.",
  agent: "The agent or scaffold around the model.",
  agent_version: "Its version or commit.",
  reasoning_effort: "The effort setting, if there is one.",
  submitting_organization: "Who ran it.",
  task_set: "The task set's name. Without it the run has no board.",
  scorer: "The program that scored the episodes.",
  scorer_version: "Its version or commit. Rows are only ranked together under one version.",
  task_set_version: "The version label of the tasks.",
  mode: "Whether the user was simulated (dual) or the agent worked alone (solo).",
  user_simulator: "The model that played the user.",
  reward_basis: "What the reward was made of.",
  rescore_of: "The run that gets these scores beside its own. Empty: a run of its own.",
};

/** The facts that may be declared, in the order the archive's format asks for them. */
export function askFields(
  runs: readonly RunSummary[],
  declarations: Readonly<Record<string, string>>,
): readonly AskField[] {
  const names = new Set([...runs.flatMap(({ asks }) => asks), ...Object.keys(declarations)]);
  return [...names].map((name) => ({
    name,
    label: sentenceCase(plainWord(name)),
    hint: hintOf(name),
    declared: declaredAs(declarations, name),
    runs: runs.filter(({ asks }) => asks.includes(name)).length,
    choices: name === "mode" ? modes.filter((mode) => mode === "solo" || mode === "dual") : null,
  }));
}

function hintOf(name: string): string {
  return hints[name] ?? "Not in the archive.";
}

function declaredAs(declarations: Readonly<Record<string, string>>, name: string): string {
  const value = declarations[name];
  return value === undefined ? "" : value;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
