import type { Metadata } from "next";
import { TaskSetList } from "#components/task-set/task-set-list.tsx";
import { db } from "#db/client.ts";
import { listTaskSetVersions } from "#db/queries/task-set-versions.ts";
import { taskSetLines } from "#lib/view/task-set/task-set-lines.ts";

export const metadata: Metadata = { title: "Task sets" };

export default async function TaskSetsPage() {
  const lines = taskSetLines(await listTaskSetVersions(db));
  return (
    <>
      <h1>Task sets</h1>
      <p className="sub">
        A task set is what it asks, not what it is called: two versions are one where every task is
        scored by the same fields.
      </p>
      {lines.length === 0 ? (
        <p className="say">
          No archive here holds what its tasks are scored by. Results files of tau-bench and
          tau2-bench do.
        </p>
      ) : (
        <TaskSetList lines={lines} />
      )}
    </>
  );
}
