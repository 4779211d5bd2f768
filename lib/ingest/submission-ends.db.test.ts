import { describe, expect } from "vitest";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { cleanUp } from "./clean-up.ts";
import { discardSubmission } from "./discard-submission.ts";
import { failSubmission } from "./fail-submission.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { publishPreview } from "./publish-preview.ts";
import { receiveArchive } from "./receive-archive.ts";
import { chunks, it, nobody, runText, type TestContext, uploadOf } from "./testing.ts";

const good = runText({}, [{ task: "a", trial: 0, scorer: { ran: true }, score: { value: 1 } }]);

async function previewed(context: TestContext, text: string) {
  const preview = await ingestArchive(context, uploadOf(text, { accepts: () => false }));
  if (!("id" in preview)) throw new Error("the upload did not arrive");
  return preview;
}

describe("rejecting", () => {
  it.for([
    ["nothing at all", "", "empty"],
    ["one byte", "{", "truncated"],
    ["no format we know", '{"hello":"world"}', "not_understood"],
    ["a row cut short", `${good}{"task":"b","sco`, "truncated"],
    ["a NUL in a name", good.replace('"a"', '"a\\u0000b"'), "wrong_encoding"],
    [
      "half a surrogate pair in a model",
      good.replace("example-model", "m\\ud800"),
      "wrong_encoding",
    ],
  ] as const)("says why %s is refused and keeps no bytes", async ([, text, code], { context }) => {
    const ended = await ingestArchive(context, uploadOf(text));

    expect(ended).toMatchObject({ state: "rejected" });
    const codes = "report" in ended ? ended.report?.problems.map((problem) => problem.code) : [];
    expect(codes).toContain(code);
    expect(await context.files()).toEqual([]);
    expect(await boardRuns(context.db, "filing-inbox")).toEqual([]);
  });
});

describe("discarding", () => {
  it("leaves nothing", async ({ context }) => {
    const preview = await previewed(context, good);
    expect(await context.files()).toEqual([preview.archiveSha256]);

    expect(await discardSubmission(context, preview)).toBe(true);
    expect(await context.files()).toEqual([]);
    expect(await findSubmission(context.db, preview.id)).toBeNull();
    expect(await discardSubmission(context, preview)).toBe(false);
  });

  it("leaves the bytes that another submission needs", async ({ context }) => {
    const first = await previewed(context, good);
    const second = await previewed(context, good);

    await discardSubmission(context, first);
    expect(await context.files()).toEqual([second.archiveSha256]);
    await discardSubmission(context, second);
    expect(await context.files()).toEqual([]);
  });

  it("refuses a published submission, and leaves its bytes when a twin goes", async ({
    context,
  }) => {
    const published = await ingestArchive(context, uploadOf(good));
    const twin = await previewed(context, good);

    await discardSubmission(context, twin);
    expect(await context.files()).toEqual([twin.archiveSha256]);
    if (!("id" in published)) throw new Error("not received");
    expect(await discardSubmission(context, published)).toBe(false);
    expect(await boardRuns(context.db, "filing-inbox")).toHaveLength(1);
  });
});

describe("ending otherwise", () => {
  it("keeps the sentence of a failed job, and no run", async ({ context }) => {
    const received = await receiveArchive(context, { ...uploadOf(good), queued: true });
    const id = received.kind === "received" ? received.submission : "";

    await failSubmission(context, id);
    expect((await findSubmission(context.db, id))?.submission).toMatchObject({
      state: "failed",
      error: expect.stringContaining("nothing was stored"),
    });
  });

  it("discards what nobody published for 30 days", async ({ context }) => {
    const preview = await previewed(context, good);
    const day = (days: number) => () => new Date(Date.parse(preview.updatedAt) + days * 86_400_000);

    await cleanUp({ ...context, now: day(29) });
    expect(await findSubmission(context.db, preview.id)).not.toBeNull();
    await cleanUp({ ...context, now: day(31) });
    expect(await findSubmission(context.db, preview.id)).toBeNull();
    expect(await context.files()).toEqual([]);
  });

  it("asks for the task set before it publishes", async ({ context }) => {
    const nameless = await previewed(
      context,
      runText({ task_set: {} }, [{ task: "a", score: { value: 1 }, scorer: { ran: true } }]),
    );
    expect(nameless.report?.runs[0]?.taskSet.name).toBeNull();
    expect(await publishPreview(context, nameless, nobody)).toMatchObject({
      kind: "task_set_unknown",
    });
  });

  it("publishes a preview once", async ({ context }) => {
    const preview = await previewed(context, good);
    expect(await publishPreview(context, preview, nobody)).toEqual({ kind: "asked" });
    expect(await publishPreview(context, preview, nobody)).toEqual({ kind: "not_a_preview" });
  });
});

describe("receiving", () => {
  it("keeps nothing of an upload that is too large or cut short", async ({ context }) => {
    const large = await ingestArchive(context, uploadOf(good, { limitBytes: 10 }));
    expect(large).toEqual({ kind: "too_large", limitBytes: 10 });
    const body = chunks(Buffer.from("{}"), Buffer.from("\n"));
    const short = await ingestArchive(context, uploadOf("", { body, expectedBytes: 4 }));
    expect(short).toEqual({ kind: "cut_short", bytes: 3, expectedBytes: 4 });
    expect(await context.files()).toEqual([]);
  });
});
