import { type APIRequestContext, expect } from "@playwright/test";
import { badInputs } from "./bad-inputs.ts";
import { test } from "./fixtures.ts";
import { isStored } from "./is-stored.ts";

/** The digests of all archives that any board has a row of. */
async function published(request: APIRequestContext): Promise<readonly string[]> {
  const { boards } = await (await request.get("/api/v1/boards")).json();
  const slugs: readonly string[] = boards.map(
    (found: { board: { slug: string } }) => found.board.slug,
  );
  const rows = slugs.map(async (slug) => (await request.get(`/api/v1/boards/${slug}`)).json());
  return (await Promise.all(rows)).flatMap((board) =>
    board.rows.map(({ archiveSha256 }: { archiveSha256: string }) => archiveSha256),
  );
}

for (const { what, fileName, data, told, state = "rejected" } of badInputs) {
  test(`${what} is told with its place`, async ({ program, request }) => {
    const [code, source, message] = told;
    const held = await program.upload(fileName, data);
    const outcome = await program.outcome(held);

    expect(outcome.state).toBe(state);
    expect(outcome.report?.problems).toContainEqual(
      expect.objectContaining({
        code,
        source: typeof source === "string" ? source : expect.stringMatching(source),
        message: expect.stringMatching(message),
      }),
    );
    if (state === "rejected") {
      expect((await program.ask(held, "publish")).status()).toBe(409);
      await expect.poll(() => isStored(held.sha256), "its bytes are kept").toBe(false);
    }
    expect(await published(request)).not.toContain(held.sha256);
    expect((await request.get("/submit")).status(), "the server lives").toBe(200);
  });
}

test("an upload without a name for its file is refused", async ({ request }) => {
  const answer = await request.post("/api/v1/archives", { data: "{}" });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).detail).toContain("x-assay-file-name");
});
