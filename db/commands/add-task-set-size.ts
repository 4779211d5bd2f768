import type { TaskSetSize } from "#lib/domain/diff/task-set-size.ts";
import type { Database } from "../database.ts";
import { taskSetSizes } from "../schema/index.ts";

/** Adds a statement of a task set's size; the latest one holds and none is ever changed. */
export async function addTaskSetSize(db: Database, size: TaskSetSize): Promise<void> {
  await db.insert(taskSetSizes).values({ ...size, createdAt: new Date(size.createdAt) });
}
