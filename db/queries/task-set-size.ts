import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { TaskSetSize } from "#lib/domain/diff/task-set-size.ts";
import type { Database } from "../database.ts";
import { taskSetSizes } from "../schema/index.ts";

interface AskedTaskSet {
  readonly benchmark: string;
  readonly taskSet: string;
  /** Null asks for what holds for every version. */
  readonly version: string | null;
}

/** The size of a task set by the latest statement about this version, else about all; null when there is none. */
export async function taskSetSize(
  db: Database,
  { benchmark, taskSet, version }: AskedTaskSet,
): Promise<TaskSetSize | null> {
  const isOfAll = isNull(taskSetSizes.version);
  const [found] = await db
    .select()
    .from(taskSetSizes)
    .where(
      and(
        eq(taskSetSizes.benchmark, benchmark),
        eq(taskSetSizes.taskSet, taskSet),
        version === null ? isOfAll : or(isOfAll, eq(taskSetSizes.version, version)),
      ),
    )
    .orderBy(
      sql`${taskSetSizes.version} is null`,
      desc(taskSetSizes.createdAt),
      desc(taskSetSizes.id),
    )
    .limit(1);
  if (found === undefined) return null;
  const { id, createdAt, ...size } = found;
  return { ...size, createdAt: createdAt.toISOString() };
}
