import { groupBy } from "#lib/domain/ledger/group-by.ts";
import type { Manifest } from "../schema.ts";
import { fieldsOf } from "../status/fields-of.ts";
import { isTruthy } from "../status/is-truthy.ts";
import { averageAtK } from "./average-at-k.ts";
import type { Expectation } from "./expectation.ts";
import type { LoadedRow } from "./loaded-row.ts";
import type { CategoryReport } from "./run-report.ts";

interface CategorisedRun {
  readonly rows: readonly LoadedRow[];
  /** Those of them that count for accuracy. */
  readonly counted: readonly LoadedRow[];
  readonly expected: Expectation;
  readonly manifest: Manifest | null;
  readonly passes: ReadonlyMap<string, number>;
}

/**
 * The figures by category: the manifest's, else the record's, else `default`. The number of records alone goes by the
 * record's own category, as AlphaDiana has it.
 */
export function categoryReports(run: CategorisedRun): readonly CategoryReport[] {
  const { rows, counted, expected, passes } = run;
  const planned = plannedCategories(run.manifest);
  const own = new Map(rows.map(({ task, category }) => [task, category] as const));
  const rowsOf = groupBy(counted, ({ task, category }) => planned.get(task) ?? orDefault(category));
  const tasksOf = groupBy(expected.tasks, (task) => {
    return planned.get(task) ?? orDefault(own.get(task) ?? null);
  });
  const records = groupBy(rows, ({ category }) => orDefault(category));
  return [...new Set([...rowsOf.keys(), ...tasksOf.keys()])].map((category) => {
    const some = rowsOf.get(category) ?? [];
    const tasks = tasksOf.get(category) ?? [];
    const correct = some.filter((row) => isTruthy(row.correct)).length;
    const passed = tasks.filter((task) => passes.has(task)).length;
    const average = averageAtK(tasks, passes, expected.samplesPerTask);
    return {
      category,
      correct: some.length === 0 ? null : { count: correct, of: some.length },
      records: (records.get(category) ?? []).length,
      passAtK: tasks.length === 0 ? null : { count: passed, of: tasks.length },
      avgAtK: tasks.length === 0 ? null : average,
    };
  });
}

function orDefault(category: string | null): string {
  return category ?? "default";
}

function plannedCategories(manifest: Manifest | null): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(manifest?.task_metadata_by_id ?? {}).flatMap(([task, facts]) => {
      const { category } = fieldsOf(facts);
      return typeof category === "string" && category !== "" ? [[task, category] as const] : [];
    }),
  );
}
