import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { Command } from "commander";
import { saveTaskSetVersion } from "#db/commands/save-task-set-version.ts";
import { readTaskFile } from "#lib/archive/tau2-bench/read-task-file.ts";
import { taskSetHash } from "#lib/identity/task-set-hash.ts";
import { withDatabase } from "./with-database.ts";

interface ImportFlags {
  readonly setVersion: string;
  readonly source?: string;
}

/** `assay task-set-import`: loads a version of a task set from its own file, so that versions can be read apart without a run. */
export const taskSetImportCommand = new Command("task-set-import")
  .description("Load a version of a tau2-bench task set from its tasks.json.")
  .argument("<file>", "tasks.json: a list of tasks")
  .argument("<benchmark/task-set>", "e.g. tau2-bench/airline")
  .requiredOption("--set-version <version>", "the name of this version, e.g. v0.2.0")
  .option("--source <text>", "where the file is from; its name when left out")
  .action(load);

async function load(file: string, name: string, flags: ImportFlags): Promise<void> {
  const [, benchmark, taskSet] = /^([^/]+)\/(.+)$/.exec(name) ?? [];
  const read = readTaskFile(await readFile(file, "utf8"));
  const hash = read.kind === "read" ? taskSetHash(read.tasks) : null;
  if (
    benchmark === undefined ||
    taskSet === undefined ||
    read.kind === "refused" ||
    hash === null
  ) {
    const reason = read.kind === "refused" ? read.reason : "name BENCHMARK/TASK_SET";
    process.stderr.write(`${file} was not loaded: ${reason}.\n`);
    process.exitCode = 2;
    return;
  }
  const source = flags.source ?? basename(file);
  const said = { label: flags.setVersion, source, createdAt: new Date() };
  await withDatabase((db) =>
    db.transaction((transaction) =>
      saveTaskSetVersion(transaction, { benchmark, taskSet, hash, ...said, tasks: read.tasks }),
    ),
  );
  console.log(`${name} ${said.label}: ${read.tasks.length} tasks, sha256 ${hash}`);
}
