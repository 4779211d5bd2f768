import { expect, vi } from "vitest";
import { findBoardVersion } from "#db/queries/find-board-version.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import { publishEdition } from "#lib/ingest/publish-edition.ts";
import { it, runText, type TestContext, uploadOf } from "#lib/ingest/testing.ts";

const slug = "filing-inbox";
const episode = { task: "a", trial: 0, scorer: { ran: true }, score: { value: 1 } };

function send(context: TestContext, model: string) {
  const text = runText({ run_id: model, system: { model, agent: "loop" } }, [episode]);
  return ingestArchive(context, uploadOf(text));
}

it("says whether a board is as its last edition, and what was added since", async ({ context }) => {
  const { db, now } = context;
  vi.resetModules();
  globalThis.assayDatabase = db;
  const { editionState } = await import("./edition-state.ts");
  const asked = async () => {
    const found = await findBoardVersion(db, slug);
    if (found === null) throw new Error("no board");
    return editionState(found.board, found.version);
  };
  const publish = () =>
    publishEdition(db, { board: slug, publisher: "somebody", note: null, now: now() });

  await send(context, "one");
  expect(await asked()).toBeNull();
  await publish();
  expect(await asked()).toMatchObject({ last: { number: 1 }, difference: null });
  await send(context, "two");
  expect(await asked()).toMatchObject({
    last: { number: 1 },
    difference: { rowsAdded: 1, rowsRemoved: 0, rowsChanged: 0 },
  });
  await publish();
  expect(await asked()).toMatchObject({ last: { number: 2 }, difference: null });
});
