import { sql } from "drizzle-orm";
import { beforeEach, expect, vi } from "vitest";
import { describeBoard } from "#db/commands/describe-board.ts";
import type { PooledDatabase } from "#db/database.ts";
import { findBoardVersion } from "#db/queries/find-board-version.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { discardSubmission } from "#lib/ingest/discard-submission.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import { it, runText, type TestContext, uploadOf } from "#lib/ingest/testing.ts";

const slug = "filing-inbox";
const episode = { task: "a", trial: 0, scorer: { ran: true }, score: { value: 1 } };

function send(context: TestContext, model: string, accepts: boolean) {
  const text = runText({ run_id: model, system: { model, agent: "loop" } }, [episode]);
  return ingestArchive(context, uploadOf(text, { accepts: () => accepts }));
}

/** The board as a page of this process gets it. */
async function asked(db: PooledDatabase) {
  globalThis.assayDatabase = db;
  const { keptBoard } = await import("./kept-board.ts");
  const found = await findBoardVersion(db, slug);
  const [line] = await listBoards(db);
  if (found === null || line?.version !== found.version) throw new Error("two versions");
  return keptBoard(found);
}

beforeEach(() => vi.resetModules());

it("reads a board once, and anew after every change to it", async ({ context }) => {
  const { db } = context;
  const models = async () => {
    const { runs, prepared } = await asked(db);
    expect(prepared.total).toBe(runs.length);
    return runs.map(({ system }) => system.model).toSorted();
  };
  expect(await findBoardVersion(db, slug)).toBeNull();

  await send(context, "one", true);
  const first = await asked(db);
  expect(first.runs).toHaveLength(1);
  expect(await asked(db)).toBe(first);

  const preview = await send(context, "unpublished", false);
  if (!("state" in preview)) throw new Error(preview.kind);
  await discardSubmission(context, preview);
  expect(await asked(db)).toBe(first);

  await send(context, "two", true);
  expect(await models()).toEqual(["one", "two"]);

  const { title, note, measurementKey } = first.board;
  await describeBoard(db, slug, { title: `${title} again`, note, measurementKey });
  expect((await asked(db)).board.title).toBe(`${title} again`);

  await db.execute(sql`update archives set visibility = 'aggregates_only'`);
  expect((await asked(db)).runs.map(({ visibility }) => visibility)).toEqual([
    "aggregates_only",
    "aggregates_only",
  ]);

  await db.execute(sql`update run_tallies set fail = 1, pass = 0, scaled_sum = 0`);
  expect((await asked(db)).runs.map(({ score }) => score.low)).toEqual([0, 0]);

  await db.execute(sql`delete from runs where model = 'one'`);
  expect(await models()).toEqual(["two"]);
});

it("asks again when reading failed", async ({ context }) => {
  await send(context, "one", true);
  const before = await asked(context.db);
  await context.db.execute(sql`alter table cost_totals rename to away`);
  await context.db.execute(sql`update runs set model = 'other'`);
  await expect(asked(context.db)).rejects.toThrow();
  await context.db.execute(sql`alter table away rename to cost_totals`);
  const after = await asked(context.db);
  expect(after).not.toBe(before);
  expect(after.runs.map(({ system }) => system.model)).toEqual(["other"]);
});
