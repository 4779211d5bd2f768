import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openArchive } from "#lib/archive/open-archive.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import { writeHalArchive } from "./write-hal-archive.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-bench-hal-"));
});
afterAll(async () => await rm(folder, { recursive: true }));

it("is read whole: every episode scored, every call billed once however often it is logged", async () => {
  const path = join(folder, "a.zip");
  const written = await writeHalArchive(path, 10_000_000);
  expect(written.plainBytes / 10_000_000).toBeCloseTo(1, 0);
  const archive = await openArchive(path);
  const { report } = await readArchive(archive);
  await archive.close();
  const [run] = report.runs;
  expect(run?.counts).toMatchObject({ planned: 50, valid: 50, pass: 25, fail: 25 });
  const all = (basis: string) =>
    run?.ledger?.bases.find((row) => row.basis === basis && row.role === "all")?.events;
  expect(all("by_response")).toBe(written.tasks * written.calls);
  expect(all("all_spans")).toBe(written.tasks * (written.calls + Math.ceil(written.calls / 2)));
});
