import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";

const board = "/boards/tau2-bench-banking_knowledge";
const diff = `${board}/diff?from=edition:1&to=edition:2`;

function rows(page: Page, table: RegExp) {
  return page.getByRole("table", { name: table }).getByRole("row");
}

test("a board leads to its editions, each with its rows, digest and citation", async ({ page }) => {
  await page.goto(board);
  await page.getByRole("link", { name: "all editions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Editions");
  await expect(page.getByRole("listitem").filter({ hasText: "published" })).toHaveCount(2);

  await page.getByRole("link", { name: "Edition 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edition 2");
  const flash = rows(page, /^Rows as published/).filter({ hasText: "Gemini 3 Flash" });
  await expect(flash.first()).toContainText("=5");
  await expect(flash.first()).toContainText("27.32 %");
  await expect(page.getByText(/^sha256:[0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByText(/11\.08 is 43 of 388 and 12\.63 is 49 of 388/)).toBeVisible();
  await page.getByText("BibTeX").click();
  await expect(page.getByText("@misc{tau2-bench-banking_knowledge-edition-2")).toBeVisible();
});

test("two editions show what the re-grade did, and what one denominator would", async ({
  page,
}) => {
  await page.goto(diff);
  await expect(page.getByText(/^4 of 136 pairs reversed/)).toContainText("2 ties formed, 0 broke");
  await expect(rows(page, /^Reversed pairs/).getByRole("rowheader")).toHaveText([
    "Claude Opus 4.5 and Gemini 3 Flash",
    /^Claude Opus 4\.7 and GPT-5\.2/,
    "Claude Sonnet 4.5 and Gemini 3 Flash",
    "Gemini 3.1 Pro Preview and Gemini 3 Flash",
  ]);
  await expect(rows(page, /^Ties formed/).getByRole("rowheader")).toHaveText([
    "Claude Opus 4.6 and Gemini 3 Flash",
    "Gemini 3 Pro and Grok 4.2",
  ]);
  const smaller = rows(page, /^Figures that no count/);
  await expect(smaller).toHaveCount(5);
  await expect(smaller.filter({ hasText: "Gemini 3.1 Pro Preview" })).toContainText("87 of 386");
  await expect(page.getByText(/^Derived: with 388 episodes/)).toContainText(
    "4 of 136 pairs reversed; 2 ties formed, 1 broke.",
  );
});

test("as_of leads to the edition of that time, or says that there was none", async ({ page }) => {
  await page.goto(`${board}?as_of=2999-01-01`);
  await expect(page).toHaveURL(/\/editions\/[1-9]\d*$/);
  await page.goto(`${board}?as_of=2001-01-01`);
  await expect(page.getByText("No edition was published by")).toBeVisible();
});

test("an exported edition verifies, and not once a figure is changed", async ({
  request,
}, testInfo) => {
  const answer = await request.get(`/api/v1${board}/editions/1`);
  const edition = await answer.json();
  expect(answer.headers()["etag"]).toBe(`"${edition.digest}"`);
  const file = testInfo.outputPath("edition.json");
  await writeFile(file, JSON.stringify(edition));
  const verify = () =>
    promisify(execFile)("npm", ["run", "-s", "assay", "--", "edition", "verify", file]);
  expect((await verify()).stdout).toContain(`digest ${edition.digest} holds`);
  const changed = (await readFile(file, "utf8")).replace('"21.39"', '"31.39"');
  await writeFile(file, changed);
  await expect(verify()).rejects.toMatchObject({ code: 2 });
});

test("a list, an edition, a diff of editions and a past without one are sound", async ({
  page,
}) => {
  test.slow();
  const places = [`${board}/editions`, `${board}/editions/2`, diff, `${board}?as_of=2001-01-01`];
  for (const place of places) {
    await page.goto(place);
    await expectSound(page, place);
  }
});
