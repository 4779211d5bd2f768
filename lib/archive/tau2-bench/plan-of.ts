import type { Plan } from "#lib/domain/record.ts";
import type { Info } from "./schema.ts";

const mostTrials = 1000;

/** The declared plan, tasks x num_trials; as found when the file does not hold both. */
export function planOf(tasks: readonly string[], info: Info | null): Plan {
  const trials = declaredTrials(info);
  if (tasks.length === 0 || trials === null) return { source: "as_found" };
  return { source: "declared", tasks, trials: Array.from({ length: trials }, (_, index) => index) };
}

/** `num_trials` when it is a number that can be meant; null otherwise. */
export function declaredTrials(info: Info | null): number | null {
  const trials = info?.num_trials;
  const isPlausible = typeof trials === "number" && Number.isInteger(trials);
  return isPlausible && trials >= 1 && trials <= mostTrials ? trials : null;
}
