import type { Problem } from "#lib/domain/problem.ts";
import type { Plan } from "#lib/domain/record.ts";
import type { Info } from "./schema.ts";

/** What a file can plan at most; its trials are listed one by one. */
const mostPlanned = 1_000_000;

/** The declared plan, tasks x num_trials; as found when the file does not hold both. */
export function planOf(tasks: readonly string[], info: Info | null): Plan {
  const trials = declaredTrials(info);
  if (tasks.length === 0 || trials === null) return { source: "as_found" };
  return { source: "declared", tasks, trials: Array.from({ length: trials }, (_, index) => index) };
}

/** `num_trials` when it is a number of trials; null otherwise. */
export function declaredTrials(info: Info | null): number | null {
  const trials = info?.num_trials;
  return typeof trials === "number" && Number.isSafeInteger(trials) && trials >= 1 ? trials : null;
}

/**
 * What is wrong with the declared number of trials. One that cannot be carried out refuses the file: to plan
 * what was found instead would make the run look complete. One that is no number says nothing, as if it were absent.
 */
export function planProblem(tasks: number, info: Info | null, path: string): Problem | null {
  const stated = info?.num_trials;
  if (stated === undefined || stated === null) return null;
  const source = `${path}#/info/num_trials`;
  const trials = declaredTrials(info);
  if (trials === null) {
    const shown = JSON.stringify(stated).slice(0, 100);
    const message = `num_trials is ${shown}, which is no number of trials: the plan is what was found.`;
    return { code: "value_out_of_range", effect: "note", source, message };
  }
  if (Math.max(1, tasks) * trials <= mostPlanned) return null;
  const message = `num_trials is ${trials}: with ${tasks} tasks that plans more than ${mostPlanned} episodes. Correct it, or split the run.`;
  return { code: "too_large", effect: "refused", source, message };
}
