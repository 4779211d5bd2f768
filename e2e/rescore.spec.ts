import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { casePath } from "./case-path.ts";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { wrongModeRescore } from "./solo-rescore.ts";

const results = casePath("tau2-results/official_gpt-4.1_telecom_solo_no-user_1trial.json");
const truth = casePath("tau2-results/solo-truth.json");

async function submitted(page: Page, name: string, text: string): Promise<void> {
  await page.goto("/submit");
  const buffer = Buffer.from(text);
  const file = { name, mimeType: "application/json", buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(status(page, "Preview")).toBeVisible({ timeout: 60_000 });
}

function status(page: Page, phase: string) {
  return page.getByRole("status").filter({ hasText: new RegExp(`^${phase}\\.`) });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(status(page, "Published")).toBeVisible({ timeout: 60_000 });
}

test("a re-grade in the wrong mode stands beside the run and says why it is no score", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  test.skip(results === null || truth === null, "ASSAY_CASES holds no tau2-results");
  await submitted(page, "results.json", readFileSync(String(results), "utf8"));
  await publish(page);
  const link = page.getByRole("region", { name: "Where it stands" }).getByRole("link").last();
  const address = String(await link.getAttribute("href"));
  const run = String(/r_[0-9a-f]{20}/.exec(address)?.[0]);
  const before = await (await request.get(`/api/v1/runs/${run}`)).json();
  const { parts } = before.run.measurement;

  await submitted(page, "wrong-mode.jsonl", wrongModeRescore(String(truth), { run, parts }));
  const preview = page.getByRole("region", { name: "Re-score of a run" });
  await expect(preview).toContainText("with bounds of 2.5–97.5 %");
  await expect(preview).toContainText("40 episodes of the run");
  await expect(preview).toContainText("0.125, no score");
  await expectSound(page, "rescore preview");
  await publish(page);

  await page.goto(`/runs/${run}`);
  const measurements = page.getByRole("region", { name: "Measurements" });
  const replayed = measurements.getByRole("row", { name: /^replayed/ });
  await expect(replayed).toContainText("2.5–97.5 %");
  await expect(replayed).toContainText("1 pass, 1 fail, 38 replay invalid");
  await expect(replayed).toContainText("0.125");
  await expect(measurements.getByRole("row", { name: /^as archived/ })).toContainText("50.0");
  await measurements.getByText("38 episodes whose replay is not valid").click();
  await expect(measurements.getByText("First failing call").first()).toBeVisible();
  await expectSound(page, "rescore run");

  const all = String(await page.locator("main").textContent()).split("0.125").length - 1;
  expect(all, "the number returned stands once").toBe(1);
  expect(await page.locator("main").textContent()).not.toContain("12.5 %");

  await measurements.locator("details").getByRole("link").first().click();
  const scores = page.getByRole("region", { name: "Scores by measurement" });
  await expect(scores.getByRole("row", { name: /^replayed/ })).toContainText("First failing call");
  await expectSound(page, "rescore episode");

  const after = await (await request.get(`/api/v1/runs/${run}`)).json();
  expect(after.run).toEqual(before.run);
  expect(after.measurements).toHaveLength(2);
  await page.goto(`/boards/${after.run.board}?open=${after.measurements[1].rescore.id}`);
  await expect(page.getByText("These scores are replayed, not the archive's own.")).toBeVisible();
  await expectSound(page, "rescore board");
});
