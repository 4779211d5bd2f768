import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Locator, type Page } from "@playwright/test";
import { casePath } from "./case-path.ts";
import { test } from "./fixtures.ts";

const diff = "/boards/tau2-bench-banking_knowledge/diff";

const reversed = [
  ["Claude Opus 4.5 and Gemini 3 Flash", "21.39 / 20.62", "24.74 / 27.32"],
  ["Claude Opus 4.7 and GPT-5.2", "25.26 / 24.74", "30.15 / 32.22"],
  ["Claude Sonnet 4.5 and Gemini 3 Flash", "22.42 / 20.62", "25.26 / 27.32"],
  ["Gemini 3.1 Pro Preview and Gemini 3 Flash", "22.54 / 20.62", "26.03 / 27.32"],
] as const;
const tied = [
  ["Claude Opus 4.6 and Gemini 3 Flash", "24.48 / 20.62", "27.32 / 27.32"],
  ["Gemini 3 Pro and Grok 4.2", "15.72 / 17.57", "18.04 / 18.04"],
] as const;
const apart = [
  ["distyl-buttonagent_distyl_2026-03-25", /scorer version 0\.2\.1-dev/],
  ["glm5-2_zai_2026-06-21", /scorer version 1\.0\.0/],
] as const;
const unlisted = [
  "A_EXAMPLE_new-model_example-org_2025-01-15",
  "A_EXAMPLE_voice-model_example-org_2026-03-11",
  "qwen3-max_qwen_2025-10-30",
];

function rows(page: Page, table: RegExp): Locator {
  return page.getByRole("table", { name: table }).getByRole("row");
}

/** A term of the summary and what stands for it. */
async function expectCounts(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  const terms = await page.getByRole("term").allTextContents();
  const values = await page.getByRole("definition").allTextContents();
  const shown = Object.fromEntries(terms.map((term, index) => [term, values[index]]));
  for (const [term, count] of Object.entries(counts)) expect(shown[term], term).toBe(`${count}`);
}

async function expectPairs(
  page: Page,
  table: RegExp,
  pairs: readonly (readonly [string, string, string])[],
): Promise<void> {
  await expect(rows(page, table)).toHaveCount(pairs.length + 1);
  for (const [pair, before, after] of pairs) {
    const row = rows(page, table).filter({ hasText: new RegExp(`^${pair}`) });
    await expect(row.getByRole("cell")).toHaveText([before, after]);
  }
}

async function publishFolder(page: Page, folder: string): Promise<void> {
  await page.goto("/submit");
  await page.getByLabel("A folder").setInputFiles(folder);
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: /^Preview\./ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(status.filter({ hasText: /^Published\./ })).toBeVisible({ timeout: 30_000 });
}

async function expectRegrade(page: Page): Promise<void> {
  await expectCounts(page, {
    Rows: 17,
    Pairs: 136,
    Reversed: 4,
    "Ties formed": 2,
    "Ties broken": 0,
  });
  await expectPairs(page, /^Reversed pairs/, reversed);
  await expectPairs(page, /^Ties formed/, tied);
  const flash = rows(page, /^Ranks and figures/).filter({ hasText: "Gemini 3 Flash" });
  await expect(flash.getByRole("cell")).toHaveText(["9", "=5", "20.62", "27.32", "+6.7"]);
  for (const [id, reason] of apart) {
    await expect(rows(page, /^Rows that stand apart/).filter({ hasText: id })).toHaveText(reason);
  }
}

test("the demonstration board's re-grade reverses four pairs of 136", async ({ page }) => {
  await page.goto("/boards/tau2-bench-banking_knowledge");
  await page.getByRole("link", { name: "Diff" }).click();
  await expect(page).toHaveURL(diff);

  await expectRegrade(page);
  await expect(rows(page, /^Rows that stand apart/)).toHaveCount(apart.length + 1);
});

test("comparability is ignored on request, with a warning", async ({ page }) => {
  await page.goto(diff);
  await page.getByRole("link", { name: "Ignore comparability" }).click();

  await expect(page.getByRole("note")).toContainText("Comparability was ignored");
  await expectCounts(page, { Rows: 19, Pairs: 171, Reversed: 8 });
  await page.getByRole("link", { name: "Heed comparability again" }).click();
  await expect(page.getByRole("note")).toHaveCount(0);
  await expectCounts(page, { Rows: 17, Pairs: 136, Reversed: 4 });
});

test("both real folders, uploaded from the browser, give the same and name who is not listed", async ({
  page,
}) => {
  const [before, after] = [casePath("tau2-submissions/before"), casePath("tau2-submissions/after")];
  test.skip(before === null || after === null, "ASSAY_CASES holds no tau2-submissions");
  test.slow();
  await publishFolder(page, String(before));
  await publishFolder(page, String(after));

  await page.goto(diff);
  await page
    .getByRole("combobox", { name: /^Before/ })
    .selectOption({ label: "0.2.1-dev, before.tar, 18 rows" });
  await page
    .getByRole("combobox", { name: /^After/ })
    .selectOption({ label: "1.0.1, after.tar, 17 rows" });
  await page.getByRole("button", { name: "Compare" }).click();

  await expect(page).toHaveURL(/from=m_.*to=m_/);
  await expectRegrade(page);
  const table = rows(page, /^Rows that stand apart/);
  await expect(table).toHaveCount(apart.length + unlisted.length + 1);
  for (const id of unlisted) {
    await expect(table.filter({ hasText: id })).toHaveText(/not in the archive's manifest/);
  }
});

test("the command line gives the same diff of the folders", async () => {
  const [before, after] = [casePath("tau2-submissions/before"), casePath("tau2-submissions/after")];
  test.skip(before === null || after === null, "ASSAY_CASES holds no tau2-submissions");
  const args = ["run", "-s", "assay", "--", "diff", String(before), String(after), "--json"];

  const { stdout } = await promisify(execFile)("npm", args);

  const answer = JSON.parse(stdout);
  expect(answer).toMatchObject({ rows: 17, pairs: 136, tiesLeft: [] });
  expect(answer.reversals.map(({ before: figures }: { before: unknown }) => figures)).toEqual(
    reversed.map(([, figures]) => figures.split(" / ")),
  );
  expect(answer.tiesEntered).toHaveLength(tied.length);
});
