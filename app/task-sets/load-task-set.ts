import { db } from "#db/client.ts";
import { type FoundVersion, listTaskSetVersions } from "#db/queries/task-set-versions.ts";
import { type FoundTask, versionTasks } from "#db/queries/version-tasks.ts";
import { boardSlug } from "#lib/domain/path-segment.ts";
import { type ScoringFields, scoringFields } from "#lib/domain/task-set/scoring-fields.ts";
import {
  type TaskSetDiff,
  taskSetDiff,
  type VersionedTask,
} from "#lib/domain/task-set/task-set-diff.ts";
import type { TaskSetQuery } from "#lib/url/task-set-query.ts";

export interface LoadedTaskSet {
  readonly benchmark: string;
  readonly taskSet: string;
  readonly versions: readonly FoundVersion[];
  /** The two versions that are read apart; null where there is one only. */
  readonly apart: {
    readonly from: FoundVersion;
    readonly to: FoundVersion;
    readonly diff: TaskSetDiff;
  } | null;
  /** The tasks of the later version. */
  readonly tasks: readonly FoundTask[];
}

/** A task set with its versions and what changed between two of them; null when nothing of it is known. */
export async function loadTaskSet(
  slug: string,
  query: TaskSetQuery,
): Promise<LoadedTaskSet | null> {
  const all = await listTaskSetVersions(db);
  const versions = all.filter(({ benchmark, taskSet }) => boardSlug(benchmark, taskSet) === slug);
  const [first] = versions;
  const to = chosen(versions, query.to) ?? versions.at(-1);
  if (first === undefined || to === undefined) return null;
  const from = chosen(versions, query.from) ?? first;
  const tasks = await versionTasks(db, to);
  const { benchmark, taskSet } = first;
  if (from.hash === to.hash) return { benchmark, taskSet, versions, apart: null, tasks };
  const before = await versionTasks(db, from);
  const diff = taskSetDiff(before.map(toVersioned), tasks.map(toVersioned));
  return { benchmark, taskSet, versions, apart: { from, to, diff }, tasks };
}

function chosen(versions: readonly FoundVersion[], start: string): FoundVersion | undefined {
  return start === "" ? undefined : versions.find(({ hash }) => hash.startsWith(start));
}

function toVersioned({ task, scoringHash, scoring }: FoundTask): VersionedTask {
  return { task, scoringHash, fields: scoring === null ? null : fieldsOf(scoring) };
}

/** What the database holds is the canonical JSON of an object: its hash was checked when it was kept. */
function fieldsOf(scoring: string): ScoringFields {
  return scoringFields(JSON.parse(scoring));
}
