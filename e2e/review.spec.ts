import { expect, type Page } from "@playwright/test";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { maintained, ownedUrl, pageOf } from "./owned.ts";
import { runText } from "./run-text.ts";

test.use({ baseURL: ownedUrl });

const episodes = [
  { task: "t1", scorer: { ran: true }, score: { value: 1 } },
  { task: "t2", scorer: { ran: false } },
];

async function upload(page: Page, name: string, fileName: string): Promise<void> {
  await page.goto("/submit");
  const buffer = Buffer.from(runText(name, episodes));
  await page
    .getByLabel("Files or an archive")
    .setInputFiles({ name: fileName, mimeType: "text/plain", buffer });
  await expect(page.getByRole("status").filter({ hasText: /^Preview\./ })).toBeVisible();
}

test("a submission is sent for review, returned, mended, sent again and published by another", async ({
  browser,
}) => {
  const theirs = await pageOf(browser, "submitter");
  const ours = await pageOf(browser, "owner");
  await upload(theirs, "review-journey", "review-journey.jsonl");
  const address = theirs.url();
  expect((await ours.goto(address))?.ok()).toBe(true);
  await expect(ours.getByRole("heading", { name: "Only the submitter can see" })).toBeVisible();
  await theirs.getByRole("button", { name: "Send for review" }).click();
  await expect(theirs.getByRole("status").filter({ hasText: "Awaiting review" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Publish" })).toHaveCount(0);
  expect(
    (
      await theirs.request.post(`/api/v1${new URL(address).pathname}/return`, {
        data: { comment: "x" },
      })
    ).status(),
  ).toBe(403);

  await ours.goto("/maintain");
  await ours.getByRole("link", { name: "review-journey.jsonl" }).click();
  await expectSound(ours, "review");
  await ours.getByLabel("What has to be mended first").fill("Which <b>scorer version</b>?");
  await ours.getByRole("button", { name: "Return it with this comment" }).click();
  await expect(ours.getByRole("status").filter({ hasText: "Returned" })).toBeVisible();

  await theirs.goto("/submissions");
  await expect(theirs.getByRole("row", { name: "review-journey.jsonl" })).toContainText(
    "Which <b>scorer version</b>?",
  );
  await expectSound(theirs, "your submissions");
  await theirs.getByRole("link", { name: "review-journey.jsonl" }).click();
  await expect(theirs.getByText("Returned with the comment")).toBeVisible();
  await theirs.getByRole("button", { name: "Send for review" }).click();
  await expect(theirs.getByRole("status").filter({ hasText: "Awaiting review" })).toBeVisible();

  await ours.goto(address);
  await ours.getByRole("button", { name: "Publish" }).click();
  await expect(ours.getByRole("status").filter({ hasText: "Published" })).toBeVisible();
  await ours.goto("/maintain/log");
  const log = ours.getByRole("table");
  await expect(log.getByRole("row", { name: "submission returned" }).first()).toContainText(
    "scorer version",
  );
  await expect(log.getByRole("row", { name: "submission published" }).first()).toContainText(
    "Olga",
  );
  await Promise.all([theirs.close(), ours.close()]);
});

test("a maintainer of one board decides on nothing of another", async ({ browser }) => {
  const theirs = await pageOf(browser, "submitter");
  const minas = await pageOf(browser, "maintainer");
  await upload(theirs, "another-board", "another-board.jsonl");
  await theirs.getByRole("button", { name: "Send for review" }).click();
  await expect(theirs.getByRole("status").filter({ hasText: "Awaiting review" })).toBeVisible();
  const address = new URL(theirs.url()).pathname;
  await minas.goto("/maintain");
  await expect(minas.getByRole("link", { name: /Worked example/ })).toHaveAttribute(
    "href",
    `/boards/${maintained}`,
  );
  await expect(minas.getByText("another-board.jsonl")).toHaveCount(0);
  expect((await minas.request.post(`/api/v1${address}/publish`)).status()).toBe(403);
  expect((await minas.request.get(`/api/v1${address}`)).status()).toBe(403);
  await Promise.all([theirs.close(), minas.close()]);
});
