import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PooledDatabase } from "#db/database.ts";
import { it as databaseIt } from "#db/testing.ts";
import { archiveStore } from "./archive-store.ts";
import type { IngestContext } from "./context.ts";
import type { IngestOptions } from "./ingest-archive.ts";

export interface TestContext extends IngestContext {
  readonly db: PooledDatabase;
  /** Files left in the data folder, scratch included. */
  files(): Promise<readonly string[]>;
}

interface Fixtures {
  readonly context: TestContext;
  readonly dataFolder: string;
}

/** A test with a database and a data folder of its own. */
export const it = databaseIt.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  dataFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "assay-test-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  context: async ({ ownDatabase, dataFolder }, use) => {
    let seconds = 0;
    await use({
      db: ownDatabase,
      store: archiveStore(dataFolder),
      now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)),
      async files() {
        const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      },
    });
  },
});

/** An upload of a text that is published when it can be. */
export function uploadOf(text: string, changes: Partial<IngestOptions> = {}): IngestOptions {
  return {
    body: chunks(Buffer.from(text)),
    fileName: "run.jsonl",
    expectedBytes: null,
    limitBytes: 1_000_000_000,
    declarations: {},
    accepts: () => true,
    ...changes,
  };
}

export async function* chunks(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield part;
}

/** A run in our own format: one header and the lines of its episodes. */
export function runText(header: object, episodes: readonly object[]): string {
  const first = {
    assay: "run/1",
    run_id: "run-7",
    benchmark: "filing",
    task_set: { name: "inbox", version: "2" },
    system: { model: "example-model", agent: "loop" },
    measurement: { scorer: "state-check", scorer_version: "3.1", mode: "solo" },
  };
  return [{ ...first, ...header }, ...episodes].map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Whoever holds a capability and has no account. */
export const nobody = { userId: null, actor: "somebody without an account" } as const;
