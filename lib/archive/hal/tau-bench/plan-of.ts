import { halTaskIds } from "#lib/domain/benchmarks/hal.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Plan } from "#lib/domain/record.ts";

/**
 * The planned episodes (decisions.md 8): the registered task set where every key is one of its ids, else what was found,
 * with a problem that says so. HAL runs each task once.
 */
export function planOf(
  benchmarkName: string,
  tasks: readonly string[],
  source: string,
): { readonly plan: Plan; readonly problems: readonly Problem[] } {
  const registered = halTaskIds(benchmarkName);
  const known = new Set(registered);
  const strangers = tasks.filter((task) => !known.has(task));
  if (registered !== null && strangers.length === 0) {
    return { plan: { source: "task_set", tasks: registered, trials: [0] }, problems: [] };
  }
  const cause =
    registered === null
      ? `The task ids of ${benchmarkName} are not registered`
      : `${strangers.length} of ${tasks.length} keys are no task ids of ${benchmarkName} (${strangers[0]} is one)`;
  const message = `${cause}: the episodes found are taken as the plan, so a task that was never run is not missed.`;
  const problem = { code: "task_ids_not_in_set", effect: "note", source, message } as const;
  return { plan: { source: "as_found" }, problems: [problem] };
}
