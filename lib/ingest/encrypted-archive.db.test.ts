import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findRun } from "#db/queries/find-run.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { runUsageCalls } from "#db/queries/run-usage-calls.ts";
import { encrypted } from "#lib/archive/hal/testing.ts";
import { zipOf } from "#lib/archive/testing-zip.ts";
import { declareFacts } from "./declare-facts.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { publishPreview } from "./publish-preview.ts";
import { publishSubmission } from "./publish-submission.ts";
import { readSubmission } from "./read-submission.ts";
import { receiveArchive } from "./receive-archive.ts";
import { chunks, it, nobody, type TestContext, uploadOf } from "./testing.ts";

const fixture = "lib/archive/hal/fixtures/spans-before-results.json";
const password = "not the published one";

/** An archive that HAL's published password does not open. */
async function lockedUpload() {
  const body = encrypted(await readFile(fixture), { password });
  const zip = zipOf([{ name: "demo_UPLOAD.json.encrypted", body }]);
  return uploadOf("", { body: chunks(zip), fileName: "demo_UPLOAD.zip" });
}

async function locked(context: TestContext): Promise<string> {
  const received = await receiveArchive(context, { ...(await lockedUpload()), queued: true });
  if (received.kind !== "received") throw new Error("the upload did not arrive");
  await readSubmission(context, received.submission);
  return received.submission;
}

async function given(context: TestContext, id: string, word: string): Promise<void> {
  await declareFacts(context, id, {}, word);
  await readSubmission(context, id);
}

async function current({ db }: TestContext, id: string) {
  const found = await findSubmission(db, id);
  if (found === null) throw new Error("the submission is gone");
  return found.submission;
}

describe("an encrypted archive with a password of its own", () => {
  it("stays a preview that cannot be published until the right one is given", async ({
    context,
  }) => {
    const id = await locked(context);
    const preview = await current(context, id);
    expect(preview).toMatchObject({
      state: "preview",
      passwordGiven: false,
      report: { archive: { format: "hal" }, runs: [], problems: [{ code: "encrypted_member" }] },
    });
    expect(await publishPreview(context, preview, nobody)).toMatchObject({ kind: "unreadable" });

    await given(context, id, "a wrong one");
    expect(await current(context, id)).toMatchObject({ state: "preview", passwordGiven: true });
    expect(JSON.stringify(await current(context, id))).not.toContain("a wrong one");

    await given(context, id, password);
    const opened = await current(context, id);
    expect(opened.report?.runs).toMatchObject([{ visibility: "aggregates_only" }]);
    expect(JSON.stringify(opened)).not.toContain(password);
  });

  it("may come with its password", async ({ context }) => {
    const upload = { ...(await lockedUpload()), archivePassword: password };
    const ended = await ingestArchive(context, upload);
    expect(ended).toMatchObject({ state: "published", passwordGiven: false });
  });

  it("is published with its log, shows aggregates only, and its password is forgotten", async ({
    context,
  }) => {
    const { db } = context;
    const id = await locked(context);
    await given(context, id, password);
    await askToPublish(db, id, context.now());
    await publishSubmission(context, id);
    expect(await findSubmission(db, id)).toMatchObject({
      archivePassword: null,
      submission: { state: "published" },
    });
    const [board] = await listBoards(db);
    const [row] = await boardRuns(db, board?.board.slug ?? "");
    expect((await findRun(db, row?.id ?? ""))?.archive.visibility).toBe("aggregates_only");
    expect(row?.provenance.map(({ name }) => name)).toContain("encrypted at");
    const calls = await runUsageCalls(db, row?.id ?? "", { afterPlace: null, limit: 1000 });
    expect(calls).toHaveLength(row?.ledger?.spans ?? -1);
    expect(calls.filter(({ isLeaf }) => isLeaf)).toHaveLength(
      row?.ledger?.bases.find(
        ({ basis, role, model }) => basis === "leaf_spans" && role === "all" && model === null,
      )?.events ?? -1,
    );
  });
});
