import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, dropDatabase } from "../create-database.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { testServer } from "../test-server.ts";
import type { UndoStack } from "../undo-stack.ts";
import type { BenchContext } from "./part.ts";

/** A database and a folder of this run's own; `undo` takes both away. */
export async function openBench(
  root: string,
  undo: UndoStack,
): Promise<Pick<BenchContext, "root" | "folder" | "dataFolder" | "databaseUrl">> {
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  undo.add(async () => rmSync(folder, { recursive: true, force: true }));
  const server = await testServer(process.env);
  undo.add(server.stop);
  const name = `assay_test_bench_${process.pid}`;
  const databaseUrl = await createDatabase(server.url, name);
  undo.add(() => dropDatabase(server.url, name));
  await migrateDatabase(databaseUrl);
  return { root, folder, dataFolder: join(folder, "data"), databaseUrl };
}
