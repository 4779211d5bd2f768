import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { cleanUp } from "./clean-up.ts";
import { declareFacts } from "./declare-facts.ts";
import { failSubmission } from "./fail-submission.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { publishSubmission } from "./publish-submission.ts";
import { readSubmission } from "./read-submission.ts";
import { it, runText, type TestContext, uploadOf } from "./testing.ts";

const good = runText({}, [{ task: "a", trial: 0, scorer: { ran: true }, score: { value: 1 } }]);
const password = " correct horse ";

/** A preview whose submitter has given a password, read again with it. */
async function opened(context: TestContext): Promise<string> {
  const preview = await ingestArchive(context, uploadOf(good, { accepts: () => false }));
  if (!("id" in preview)) throw new Error("the upload did not arrive");
  await declareFacts(context, preview.id, { agent_version: "2" }, password);
  await readSubmission(context, preview.id);
  return preview.id;
}

async function kept({ db }: TestContext): Promise<readonly unknown[]> {
  const { rows } = await db.execute(sql`select archive_password as password from submissions`);
  return rows.map((row) => row["password"]);
}

describe("the password of an archive", () => {
  it("is kept while the submission may need it, and no part of what is shown", async ({
    context,
  }) => {
    const id = await opened(context);
    const found = await findSubmission(context.db, id);
    expect(found).toMatchObject({
      archivePassword: password,
      submission: { state: "preview", passwordGiven: true, declarations: { agent_version: "2" } },
    });
    expect(JSON.stringify(found?.submission)).not.toContain("horse");

    await declareFacts(context, id, {});
    expect(await kept(context)).toEqual([password]);
  });

  it("is forgotten when the archive is published", async ({ context }) => {
    const id = await opened(context);
    await askToPublish(context.db, id, context.now());
    await publishSubmission(context, id);
    expect(await kept(context)).toEqual([null]);
    expect((await findSubmission(context.db, id))?.submission).toMatchObject({
      state: "published",
      passwordGiven: false,
    });
  });

  it("is forgotten when a job fails for good", async ({ context }) => {
    const id = await opened(context);
    await declareFacts(context, id, {});
    await failSubmission(context, id);
    expect(await kept(context)).toEqual([null]);
  });

  it("goes with a submission that expires", async ({ context }) => {
    await opened(context);
    const later = new Date(context.now().getTime() + 31 * 86_400_000);
    await cleanUp({ ...context, now: () => later });
    expect(await kept(context)).toEqual([]);
  });
});
