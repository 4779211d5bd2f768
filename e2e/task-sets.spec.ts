import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { airlineTaskFiles } from "./airline-task-files.ts";
import { casePath } from "./case-path.ts";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";

const changes = casePath("tau2-results/airline-criteria-v0.2.0-v1.0.0.json");
const run = promisify(execFile);

/** Answers with the hash of what was loaded. */
async function load(file: string, version: string): Promise<string> {
  const DATABASE_URL = readFileSync(join(String(process.env["E2E_DATA"]), "database-url"), "utf8");
  const args = ["task-set-import", file, "tau2-bench/airline", "--set-version", version];
  const { stdout } = await run(process.execPath, ["--import", "tsx", "scripts/assay.ts", ...args], {
    env: { ...process.env, DATABASE_URL },
  });
  return String(/sha256 ([0-9a-f]{64})/.exec(stdout)?.[1]);
}

test("two versions of the airline tasks: 14 changed, 12 can move a reward", async ({ page }) => {
  test.skip(changes === null, "the case is not here");
  if (changes === null) return;
  const folder = mkdtempSync(join(tmpdir(), "assay-task-sets-"));
  const files = airlineTaskFiles(changes);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const before = await load(join(folder, "before"), "v0.2.0");
  const after = await load(join(folder, "after"), "v1.0.0");

  await page.goto("/task-sets");
  await page.getByRole("link", { name: "tau2-bench / airline" }).click();
  await expect(page.getByRole("row", { name: "v0.2.0" })).toContainText("before");
  // Runs of other journeys may have brought versions of their own.
  const apart = `from=${before}&to=${after}`;
  await page.goto(`/task-sets/tau2-bench-airline?${apart}`);
  await expect(
    page.getByText("14 tasks changed, 36 did not; 12 of the changed can move a reward."),
  ).toBeVisible();
  const changed = page.getByRole("region", { name: "From v0.2.0 to v1.0.0" }).locator("summary");
  await expect(changed).toHaveCount(14);
  const words = await changed.allTextContents();
  expect(words.map((text) => Number(/Task (\d+)/.exec(text)?.[1]))).toEqual([
    2, 5, 7, 9, 13, 14, 23, 27, 29, 33, 35, 37, 38, 44,
  ]);
  expect(words.filter((text) => text.includes("cannot move a reward"))).toEqual([
    expect.stringContaining("Task 5"),
    expect.stringContaining("Task 13"),
  ]);
  await changed.first().click();
  await expect(
    page.getByText('send_certificate({"amount":50,"user_id":"noah_muller_9847"})').first(),
  ).toBeVisible();
  await expectSound(page, "task set");
  const json = await (
    await page.request.get(`/api/v1/task-sets/tau2-bench-airline?${apart}`)
  ).json();
  expect(json.diff.changed).toHaveLength(14);
});
