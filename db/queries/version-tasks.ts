import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { runs, taskContents, taskSetVersionTasks, tasks } from "../schema/index.ts";

export interface FoundTask {
  readonly task: string;
  readonly scoringHash: string | null;
  /** Canonical JSON of the scoring fields; null where they are held back or not known. */
  readonly scoring: string | null;
  readonly requiresWrite: boolean | null;
  readonly emptyReference: boolean | null;
}

interface Version {
  readonly benchmark: string;
  readonly taskSet: string;
  readonly hash: string;
}

/** The tasks of a version: from its own file where it was loaded, else from a published run that used it. */
export async function versionTasks(db: Database, version: Version): Promise<readonly FoundTask[]> {
  const { benchmark, taskSet, hash } = version;
  const loaded = await db
    .select({
      task: taskSetVersionTasks.task,
      scoringHash: taskSetVersionTasks.scoringHash,
      scoring: taskContents.scoring,
      requiresWrite: sql<null>`null`,
      emptyReference: taskSetVersionTasks.emptyReference,
    })
    .from(taskSetVersionTasks)
    .leftJoin(taskContents, eq(taskContents.scoringHash, taskSetVersionTasks.scoringHash))
    .where(
      and(
        eq(taskSetVersionTasks.benchmark, benchmark),
        eq(taskSetVersionTasks.taskSet, taskSet),
        eq(taskSetVersionTasks.hash, hash),
      ),
    );
  return loaded.length > 0 ? loaded : tasksOfARun(db, version);
}

async function tasksOfARun(
  db: Database,
  { benchmark, taskSet, hash }: Version,
): Promise<readonly FoundTask[]> {
  const [run] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.benchmark, benchmark),
        eq(runs.taskSet, taskSet),
        eq(runs.taskSetHash, hash),
        isNotNull(runs.publishedAt),
      ),
    )
    .orderBy(sql`${runs.id} collate "C"`)
    .limit(1);
  if (run === undefined) return [];
  return db
    .select({
      task: tasks.task,
      scoringHash: tasks.scoringHash,
      scoring: taskContents.scoring,
      requiresWrite: tasks.requiresWrite,
      emptyReference: tasks.emptyReference,
    })
    .from(tasks)
    .leftJoin(taskContents, eq(taskContents.scoringHash, tasks.scoringHash))
    .where(eq(tasks.runId, run.id));
}
