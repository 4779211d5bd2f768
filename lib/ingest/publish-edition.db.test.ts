import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { addCorrections } from "#db/commands/add-corrections.ts";
import { findEdition } from "#db/queries/find-edition.ts";
import { listCorrections } from "#db/queries/list-corrections.ts";
import { listEditions } from "#db/queries/list-editions.ts";
import type { Correction } from "#lib/domain/correction/correction.ts";
import { correctionId } from "#lib/identity/correction-id.ts";
import { editionDigest } from "#lib/identity/edition-digest.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { publishEdition } from "./publish-edition.ts";
import { it, runText, type TestContext, uploadOf } from "./testing.ts";

const board = "filing-inbox";
const episode = { task: "a", trial: 0, scorer: { ran: true }, score: { value: 0.3 } };

function send(context: TestContext, model: string) {
  const text = runText({ run_id: model, system: { model, agent: "loop" } }, [episode]);
  return ingestArchive(context, uploadOf(text));
}

function publish({ db, now }: TestContext, publisher = "a maintainer") {
  return publishEdition(db, { board, publisher, note: null, now: now() });
}

function noteOf(run: string): Correction {
  const said = {
    kind: "note",
    target: { kind: "run", run },
    reason: "the release notes say otherwise",
    evidence: ["https://example.org/notes"],
    ...{ author: "somebody", role: "maintainer", supersedes: null },
    createdAt: "2026-01-02T03:04:05.678Z",
    effect: { before: "11.08", after: "12.63" },
  } as const;
  return { id: correctionId(said), ...said };
}

async function causeOf(failing: Promise<unknown>): Promise<string> {
  try {
    await failing;
  } catch (error) {
    return error instanceof Error ? String(error.cause) : "";
  }
  return "it was done";
}

it("numbers editions from 1 and refuses one that says nothing new", async ({ context }) => {
  expect(await publish(context)).toEqual({ kind: "no_board" });
  await send(context, "one");
  expect(await publish(context)).toMatchObject({ kind: "published", edition: { number: 1 } });
  expect(await publish(context, "somebody else")).toEqual({ kind: "unchanged", since: 1 });
  await send(context, "two");
  expect(await publish(context)).toMatchObject({ kind: "published", edition: { number: 2 } });
  const lines = await listEditions(context.db, board);
  expect(lines.map(({ number, rows }) => [number, rows])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it("gives one number once when many publish at the same moment", async ({ context }) => {
  await send(context, "one");
  const all = await Promise.all([1, 2, 3, 4].map(() => publish(context)));
  expect(all.map(({ kind }) => kind).toSorted()).toEqual([
    "published",
    "unchanged",
    "unchanged",
    "unchanged",
  ]);
});

it("lets nobody change an edition or a correction, nor add a row to one", async ({ context }) => {
  const { db } = context;
  await send(context, "one");
  const published = await publish(context);
  if (published.kind !== "published") throw new Error(published.kind);
  await addCorrections(db, [noteOf("r_1")]);
  await db.execute(sql`update runs set model = 'another'`);
  await db.execute(sql`delete from runs`);
  const statements = ["editions", "edition_rows", "corrections"].flatMap((table) => [
    [`delete from ${table}`, table],
    [`truncate ${table} cascade`, "rows of"],
    [`update ${table} set ${table === "corrections" ? "reason = 'x'" : "board = 'x'"}`, table],
  ]);
  for (const [statement = "", table = ""] of statements) {
    const cause = await causeOf(db.execute(sql.raw(statement)));
    expect(cause, statement).toContain("are only ever added");
    expect(cause, statement).toContain(table);
  }
  const late = `insert into edition_rows values ('${board}', 1, 'late', 'm', '{}')`;
  expect(await causeOf(db.execute(sql.raw(late)))).toContain("no row is added to it");
  expect(await findEdition(db, board, 1)).toEqual(published.edition);
});

it("keeps the digest through the database and over a second machine", async ({ context }) => {
  const { db } = context;
  const build = async (models: readonly string[]) => {
    for (const model of models) await send(context, model);
  };
  await build(["one", "two"]);
  const [run] = (await db.execute<{ id: string }>(sql`select id from runs order by id`)).rows;
  const note = noteOf(run?.id ?? "");
  expect(await addCorrections(db, [note])).toEqual([note.id]);
  expect(await addCorrections(db, [note])).toEqual([]);
  expect(await listCorrections(db)).toEqual([note]);
  const first = await publish(context);
  if (first.kind !== "published") throw new Error(first.kind);
  expect(first.edition.content.corrections).toEqual([note]);
  expect(first.edition.content.rows.map(({ scaledSum }) => scaledSum)).toEqual(["0.3", "0.3"]);
  const stored = await findEdition(db, board, 1);
  if (stored === null) throw new Error("not stored");
  expect(editionDigest(stored.content)).toBe(first.edition.digest);

  await db.execute(sql`alter table editions disable trigger user`);
  await db.execute(sql`alter table edition_rows disable trigger user`);
  await db.execute(sql`alter table corrections disable trigger user`);
  await db.execute(
    sql`truncate editions, edition_rows, corrections, runs, archives, submissions, boards cascade`,
  );
  await db.execute(sql`alter table edition_rows enable trigger user`);
  await build(["one", "two"]);
  await addCorrections(db, [note]);
  const again = await publish(context, "another machine");
  expect(again).toMatchObject({ kind: "published", edition: { digest: first.edition.digest } });
});
