import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openArchive } from "#lib/archive/open-archive.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import { planTau2File, tau2FileText, writeTau2File } from "./generate-tau2.ts";

const folder = mkdtempSync(join(tmpdir(), "assay-generated-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("writes a file that reads as one whole run, within five percent of its size", async () => {
  const path = join(folder, "results.json");
  const file = await writeTau2File(path, 3_000_000);
  expect(file.bytes / 3_000_000).toBeGreaterThan(0.95);
  expect(file.bytes / 3_000_000).toBeLessThan(1.05);

  const archive = await openArchive(path);
  const { report } = await readArchive(archive);
  await archive.close();
  expect(report.problems).toEqual([]);
  expect(report.runs.map(({ counts }) => counts)).toMatchObject([
    { planned: file.tasks * file.trials, missing: 0, unplanned: 0 },
  ]);
  const counts = report.runs[0]?.counts;
  expect(counts?.pass).toBeGreaterThan(0);
  expect(counts?.fail).toBeGreaterThan(0);
  const bill = report.runs[0]?.costs.find(({ role }) => role === "all");
  expect(bill?.usd).toBeGreaterThan(0);
  expect(bill?.callsWithUsage).toBeGreaterThan(0);
});

it("writes the same bytes for the same size", async () => {
  const path = join(folder, "again.json");
  await writeTau2File(path, 400_000);
  expect(readFileSync(path, "utf8")).toBe([...tau2FileText(planTau2File(400_000))].join(""));
});
