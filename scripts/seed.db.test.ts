import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { findEdition } from "#db/queries/find-edition.ts";
import { listCorrections } from "#db/queries/list-corrections.ts";
import { it, type TestContext } from "#lib/ingest/testing.ts";

const banking = "tau2-bench-banking_knowledge";
const run = promisify(execFile);

interface Place {
  readonly ownDatabaseUrl: string;
  readonly dataFolder: string;
}

function script({ ownDatabaseUrl, dataFolder }: Place, ...args: readonly string[]) {
  return run(process.execPath, ["--import", "tsx", ...args], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATABASE_URL: ownDatabaseUrl, ASSAY_DATA: dataFolder },
  });
}

async function countsOf({ db }: TestContext): Promise<unknown> {
  const counts = [
    "runs",
    "archives",
    "boards",
    "editions",
    "edition_rows",
    "corrections",
    "task_set_sizes",
  ].map((table) => sql.raw(`(select count(*)::int from ${table}) as ${table}`));
  return (await db.execute(sql`select ${sql.join(counts, sql`, `)}`)).rows[0];
}

describe("the demonstration boards", { timeout: 120_000 }, () => {
  beforeEach<Place>(async ({ ownDatabaseUrl, dataFolder }) => {
    await script({ ownDatabaseUrl, dataFolder }, "scripts/seed.ts");
  }, 60_000);

  it("are loaded once however often the start is, with one note of the same id everywhere", async ({
    context,
    ownDatabaseUrl,
    dataFolder,
  }) => {
    const loaded = await countsOf(context);
    await script({ ownDatabaseUrl, dataFolder }, "scripts/seed.ts");
    expect(await countsOf(context)).toEqual(loaded);
    expect(loaded).toMatchObject({ editions: 2, corrections: 1, task_set_sizes: 1 });

    const [note] = await listCorrections(context.db);
    expect(note).toMatchObject({
      id: "c_c9d3632c683aa8884b6d",
      kind: "note",
      target: { metric: "pass_hat_1" },
    });
    const editions = [1, 2].map((number) => findEdition(context.db, banking, number));
    const [before, after] = await Promise.all(editions);
    expect(before?.content.corrections).toEqual([]);
    expect(after?.content.corrections).toEqual([note]);
  });

  it("answer to the commands that list, export, verify, publish and add", async ({
    ownDatabaseUrl,
    dataFolder,
  }) => {
    const place = { ownDatabaseUrl, dataFolder };
    const assay = (...args: readonly string[]) => script(place, "scripts/assay.ts", ...args);
    const kept = async (name: string, ...args: readonly string[]) => {
      const file = join(dataFolder, name);
      await writeFile(file, (await assay(...args)).stdout);
      return file;
    };
    expect((await assay("edition", "list", banking)).stdout.trim().split("\n")).toHaveLength(2);
    const edition = await kept("edition.json", "edition", "export", banking, "2");
    expect((await assay("edition", "verify", edition)).stdout).toContain("holds");
    await expect(assay("edition", "publish", banking)).rejects.toThrow(
      "nothing changed since edition 2",
    );

    const corrections = await kept("corrections.json", "correction", "export");
    expect((await assay("correction", "add", corrections)).stdout).toBe("1 were here already\n");
    const [note] = JSON.parse(await readFile(corrections, "utf8"));
    const { id, ...said } = note;
    await writeFile(corrections, JSON.stringify({ ...said, reason: "another reason" }));
    expect((await assay("correction", "add", corrections)).stdout).toMatch(/^added c_\w+ \(note\)/);
    await writeFile(corrections, JSON.stringify({ ...note, reason: "not what it said" }));
    await expect(assay("correction", "add", corrections)).rejects.toThrow(id);
    const published = await assay("edition", "publish", banking, "--note", "with both notes");
    expect(published.stdout).toMatch(/^edition 3 of .*: 38 rows, digest [0-9a-f]{64}/);

    const size = ["task-set-size", "filing/inbox", "--trials", "4", "--source", "its paper"];
    expect((await assay(...size, "--tasks", "97")).stdout).toContain("388 episodes");
    await expect(assay(...size, "--tasks", "0")).rejects.toThrow("counts from 1");
  });

  it("show four reversals and two ties between the two editions of banking", async ({
    ownDatabaseUrl,
    dataFolder,
  }) => {
    const place = { ownDatabaseUrl, dataFolder };
    const diff = ["scripts/assay.ts", "diff", "edition:1", "edition:2", "--json"];
    const { stdout } = await script(place, ...diff, "--board", banking);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ rows: 17, pairs: 136, tiesLeft: [], warnings: [] });
    expect(answer.reversals.map(({ a, b }: Record<string, string>) => [a, b])).toEqual([
      ["claude-opus-4-5_sierra_2026-02-26", "gemini-3-flash_sierra_2026-03-02"],
      ["claude-opus-4-7_sierra_2026-05-05", "gpt-5-2_sierra_2026-02-26"],
      ["claude-sonnet-4-5_sierra_2026-02-26", "gemini-3-flash_sierra_2026-03-02"],
      ["gemini-3-1-pro-preview_sierra_2026-05-05", "gemini-3-flash_sierra_2026-03-02"],
    ]);
    expect(answer.tiesEntered.map(({ a, b }: Record<string, string>) => [a, b])).toEqual([
      ["claude-opus-4-6_sierra_2026-05-05", "gemini-3-flash_sierra_2026-03-02"],
      ["gemini-3-pro_sierra_2026-03-02", "grok-4-2_sierra_2026-05-05"],
    ]);
    await expect(script(place, ...diff)).rejects.toThrow(/Name its board/);
  });
});
