import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addTaskSetSize } from "../commands/add-task-set-size.ts";
import { it } from "../testing.ts";
import { taskSetSize } from "./task-set-size.ts";

const size = {
  benchmark: "filing",
  taskSet: "inbox",
  version: null,
  tasks: 97,
  trials: 4,
  source: "its paper",
  author: "somebody",
  role: "maintainer",
  createdAt: "2026-01-02T03:04:05.678Z",
};
const asked = { benchmark: "filing", taskSet: "inbox", version: null };

it("gives the latest statement, one about the version before one about all", async ({ db }) => {
  expect(await taskSetSize(db, asked)).toBeNull();
  await addTaskSetSize(db, size);
  expect(await taskSetSize(db, asked)).toEqual(size);
  const later = { ...size, tasks: 98, createdAt: "2026-01-03T00:00:00.000Z" };
  await addTaskSetSize(db, later);
  await addTaskSetSize(db, { ...size, version: "2", tasks: 50 });
  expect(await taskSetSize(db, asked)).toEqual(later);
  expect(await taskSetSize(db, { ...asked, version: "2" })).toMatchObject({ tasks: 50 });
  expect(await taskSetSize(db, { ...asked, version: "3" })).toEqual(later);
  expect(await taskSetSize(db, { ...asked, taskSet: "outbox" })).toBeNull();
});

it("keeps every statement as it was written", async ({ ownDatabase }) => {
  await addTaskSetSize(ownDatabase, size);
  for (const statement of [
    "update task_set_sizes set tasks = 1",
    "delete from task_set_sizes",
    "truncate task_set_sizes",
  ]) {
    const changed = ownDatabase.execute(sql.raw(statement));
    await expect(changed, statement).rejects.toMatchObject({
      cause: { message: "rows of task_set_sizes are only ever added" },
    });
  }
  const none = addTaskSetSize(ownDatabase, { ...size, tasks: 0 });
  await expect(none).rejects.toMatchObject({ cause: { constraint: "task_set_size_is_positive" } });
});
