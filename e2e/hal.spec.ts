import { expect, type Page } from "@playwright/test";
import { encryptedEntry } from "./encrypted-entry.ts";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { halUpload } from "./hal-upload.ts";
import { zipOf } from "./zip-of.ts";

const fileName = "made_up_UPLOAD.zip";

function archiveOf(name: string, password: string): Buffer {
  const body = Buffer.from(encryptedEntry(halUpload(name), password));
  return zipOf({ "made_up_UPLOAD.json.encrypted": body });
}

async function openPreview(page: Page, name: string, password: string): Promise<void> {
  await page.goto("/submit");
  const buffer = archiveOf(name, password);
  const file = { name: fileName, mimeType: "application/zip", buffer };
  await page.getByLabel("Files or an archive").setInputFiles(file);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fileName);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Published\./ })).toBeVisible();
}

test("an encrypted HAL archive shows what was injected, what was never scored and what was billed", async ({
  page,
  browser,
}) => {
  test.slow();
  await openPreview(page, "Made-up Loop", "hal1234");
  await expect(page.getByText("opened with the format's published password")).toBeVisible();
  await publish(page);
  await page.getByRole("link", { name: "gpt-4.1-2025-04-14" }).first().click();

  const ledger = page.getByRole("region", { name: "What was billed" });
  await expect(ledger).toContainText("agrees with counting every span, 1.50 times");
  const bases = ledger.getByRole("table", { name: "The whole bill by the way of counting" });
  await expect(bases.getByRole("row", { name: /^every span/ })).toContainText("$0.00084");
  await expect(bases.getByRole("row", { name: /^once per response/ })).toContainText("$0.00056");
  await page.getByText("The spans (3 of 3)").click();
  await expect(page.getByRole("cell", { name: /^repeats span/ })).toHaveCount(1);
  const run = page.url();
  await expectSound(page, "a run with a ledger");

  await page.goto(`${run}/episodes/1/0`);
  const why = page.getByRole("region", { name: "Why is this not a fail?" });
  await expect(why).toContainText("the scorer was never run on it");
  await expectSound(page, "an unscored zero");

  await page.goto(`${run}/episodes/0/0`);
  await expect(page.getByText(/^5 archived actions: .*2 injected by the scorer/)).toBeVisible();
  await expect(page.getByText("injected by the scorer", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Its usage stands 2.00 times in the log")).toBeVisible();
  await expectSound(page, "an episode with injected actions");

  // Whoever did not bring the archive sees the marks and none of the words.
  const stranger = await browser.newPage();
  await stranger.goto(`${run}/episodes/0/0`);
  await expect(stranger.getByText("injected by the scorer", { exact: true })).toHaveCount(2);
  await expect(stranger.getByText("Good bye.")).toHaveCount(0);
  await expect(stranger.getByText("cancel_reservation")).toHaveCount(0);
  await stranger.close();
});

test("an archive under another password says so, and opens with the right one", async ({
  page,
}) => {
  await openPreview(page, "Locked Loop", "another one");
  const password = page.getByLabel("Password of the archive");
  await expect(password).toBeVisible();
  await expectSound(page, "a locked archive");
  await password.fill("another one");
  await page.getByRole("button", { name: /read again/i }).click();
  await expect(page.getByText("Locked Loop").first()).toBeVisible();
  await expect(page.content()).resolves.not.toContain("another one");
});
