import { describe, expect } from "vitest";
import { type Api, it } from "#app/api/testing.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { saveRun } from "#db/commands/save-run.ts";
import { sampleCall, sampleRun } from "#db/commands/testing.ts";
import { connect } from "#db/connect.ts";
import { boards, runs } from "#db/schema/index.ts";
import { costLedger } from "#lib/domain/ledger/compute-ledger.ts";
import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";

const { id: run } = sampleRun.summary;

/** A call, the provider's span below it that it repeats, and a judge's call of no task. */
const log: readonly CountedCall[] = [
  { ...sampleCall, place: 0, id: "outer", duplicateOf: 1 },
  {
    ...{ ...sampleCall, place: 1, id: "inner", parentId: "outer", parentPlace: 0 },
    ...{ isRoot: false, isLeaf: true },
  },
  {
    ...{ ...sampleCall, place: 2, id: "judge", task: null, trial: null, role: "judge" },
    ...{ responseId: "r-2", event: 1, isLeaf: true },
  },
];

async function published({ databaseUrl }: Api): Promise<void> {
  const db = connect(databaseUrl, 2);
  const ledger = costLedger({ calls: log, statedUsd: null, priceTables: [] });
  const summary = { ...sampleRun.summary, ledger };
  await inTransaction(db, (connection) =>
    saveRun(connection, { ...sampleRun, summary, usageCalls: log }),
  );
  await db.update(runs).set({ publishedAt: new Date(0) });
  const { key: measurementKey } = summary.measurement;
  const board = { slug: "b", title: "t", benchmark: "filing", taskSet: "inbox", measurementKey };
  await db.insert(boards).values(board);
  await db.$client.end();
}

describe("GET /runs/[run]/usage-calls", () => {
  it("pages a log by cursor, each span with how it is counted", async ({ api }) => {
    await published(api);
    const page = async (query: string) =>
      (await api.call(`runs/[run]/usage-calls${query}`, { run })).json();
    expect(await page("?limit=2")).toMatchObject({
      run,
      calls: [
        { id: "outer", event: 0, isRoot: true, duplicateOf: 1, usages: [{ outputTokens: 0 }] },
        { id: "inner", event: 0, parentPlace: 0, duplicateOf: null, recordedUsd: null },
      ],
      next: 1,
    });
    expect(await page("?limit=2&cursor=1")).toMatchObject({ calls: [{ place: 2 }], next: null });
    expect(await page("?task=a&trial=0")).toMatchObject({ calls: [{ place: 0 }, { place: 1 }] });
    expect(await page("?task=nope")).toMatchObject({ calls: [], next: null });
    expect(await page("?without_task=1")).toMatchObject({ calls: [{ id: "judge" }] });
  });

  it("refuses what it cannot ask, and knows no other run", async ({ api }) => {
    await published(api);
    for (const query of ["limit=0", "cursor=x", "without_task=2", "trial=1.5", "task=%00"]) {
      const response = await api.call(`runs/[run]/usage-calls?${query}`, { run });
      expect(response.status, query).toBe(400);
    }
    expect((await api.call("runs/[run]/usage-calls", { run: "r_none" })).status).toBe(404);
  });

  it("stands beside the run's ledger", async ({ api }) => {
    await published(api);
    expect(await (await api.call("runs/[run]", { run })).json()).toMatchObject({
      run: {
        ledger: { spans: 3, oncePerEvent: { basis: "by_response" } },
        provenance: [],
        reproductions: [],
      },
    });
  });
});
