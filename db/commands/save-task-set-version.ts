import type { TaskRecord } from "#lib/domain/record.ts";
import type { Database } from "../database.ts";
import { taskSetVersions, taskSetVersionTasks } from "../schema/index.ts";
import { saveTaskContents } from "./save-task-contents.ts";

export interface NewTaskSetVersion {
  readonly benchmark: string;
  readonly taskSet: string;
  readonly hash: string;
  readonly label: string;
  readonly source: string;
  readonly createdAt: Date;
  readonly tasks: readonly (TaskRecord & { readonly scoringHash: string })[];
}

/** Keeps a version of a task set with its tasks. The same content under the same label is kept once. */
export async function saveTaskSetVersion(
  db: Database,
  { tasks, ...version }: NewTaskSetVersion,
): Promise<void> {
  const { benchmark, taskSet, hash } = version;
  await db.insert(taskSetVersions).values(version).onConflictDoNothing();
  await saveTaskContents(db, tasks);
  const rows = tasks.map(({ task, scoringHash, emptyReference }) => {
    return { benchmark, taskSet, hash, task, scoringHash, emptyReference };
  });
  await db.insert(taskSetVersionTasks).values(rows).onConflictDoNothing();
}
