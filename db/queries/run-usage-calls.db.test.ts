import { describe, expect } from "vitest";
import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";
import { saveRun } from "../commands/save-run.ts";
import { sampleCall, sampleRun } from "../commands/testing.ts";
import type { Connection } from "../connection.ts";
import { runs, usageCalls } from "../schema/index.ts";
import { it } from "../testing.ts";
import { runUsageCalls } from "./run-usage-calls.ts";

const id = sampleRun.summary.id;

/** An orchestrating span over a gateway's, which repeats the provider's, and a judge's that is no task's. */
const log: readonly CountedCall[] = [
  { ...sampleCall, place: 0, id: "a", model: null, usages: [], event: null, isRoot: false },
  { ...sampleCall, place: 1, id: "b", parentId: "a", parentPlace: 0, duplicateOf: 2 },
  { ...sampleCall, place: 2, id: "c", parentId: "b", parentPlace: 1, isRoot: false, isLeaf: true },
  {
    ...sampleCall,
    ...{ place: 3, id: null, parentId: "gone", task: null, trial: null, role: "judge" },
    ...{ usages: [], event: null, recordedUsd: 0, failed: true, attempt: 2, isLeaf: true },
  },
];

async function stored({ client, db }: Connection): Promise<void> {
  await saveRun({ client, db }, { ...sampleRun, usageCalls: log });
  await db.update(runs).set({ publishedAt: new Date(0) });
}

const all = { afterPlace: null, limit: 10 };

describe("runUsageCalls", () => {
  it("brings every span back as it was, null as null and 0 as 0", async ({ connection }) => {
    await stored(connection);
    const found = await runUsageCalls(connection.db, id, all);
    expect(found.map((call) => ({ ...call, run: "sample" }))).toEqual(log);
  });

  it("pages by place", async ({ connection }) => {
    await stored(connection);
    const places = async (afterPlace: number | null) =>
      (await runUsageCalls(connection.db, id, { afterPlace, limit: 3 })).map(({ place }) => place);
    expect(await places(null)).toEqual([0, 1, 2]);
    expect(await places(2)).toEqual([3]);
  });

  it("narrows to a task, to a trial of it, or to what belongs to none", async ({ connection }) => {
    await stored(connection);
    const places = async (filter: { readonly task: string | null; readonly trial?: number }) =>
      (await runUsageCalls(connection.db, id, { ...all, ...filter })).map(({ place }) => place);
    expect(await places({ task: "a" })).toEqual([0, 1, 2]);
    expect(await places({ task: "a", trial: 0 })).toEqual([0, 1, 2]);
    expect(await places({ task: "a", trial: 1 })).toEqual([]);
    expect(await places({ task: null })).toEqual([3]);
  });

  it("shows nothing of a run that is not published, and goes with its run", async ({
    connection,
  }) => {
    const { db } = connection;
    await saveRun(connection, { ...sampleRun, usageCalls: log });
    expect(await runUsageCalls(db, id, all)).toEqual([]);
    await db.delete(runs);
    expect(await db.$count(usageCalls)).toBe(0);
  });
});
