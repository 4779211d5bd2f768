import { Command } from "commander";
import { addTaskSetSize } from "#db/commands/add-task-set-size.ts";
import { withDatabase } from "./with-database.ts";

interface SizeFlags {
  readonly tasks: string;
  readonly trials: string;
  readonly source: string;
  readonly setVersion?: string;
  readonly author: string;
}

/** `assay task-set-size`: says how many episodes stand behind figures that name no denominator. */
export const taskSetSizeCommand = new Command("task-set-size")
  .description("State how many tasks and trials a whole task set has. A later statement holds.")
  .argument("<benchmark/task-set>", "e.g. tau2-bench/banking_knowledge")
  .requiredOption("--tasks <count>", "tasks of the whole set")
  .requiredOption("--trials <count>", "trials of each task")
  .requiredOption("--source <text>", "where that is written")
  .option("--set-version <version>", "for one version of the set; all when left out")
  .option("--author <name>", "who says so", "command line")
  .action(add);

async function add(name: string, flags: SizeFlags): Promise<void> {
  const [, benchmark, taskSet] = /^([^/]+)\/(.+)$/.exec(name) ?? [];
  const [tasks, trials] = [countOf(flags.tasks), countOf(flags.trials)];
  const source = flags.source.trim();
  if (benchmark === undefined || taskSet === undefined || !tasks || !trials || source === "") {
    process.stderr.write("Needs BENCHMARK/TASK_SET, counts from 1 and a source.\n");
    process.exitCode = 2;
    return;
  }
  const { author, setVersion } = flags;
  const createdAt = new Date().toISOString();
  const said = { tasks, trials, source, author, role: "operator of this instance", createdAt };
  await withDatabase((db) =>
    addTaskSetSize(db, { benchmark, taskSet, version: setVersion ?? null, ...said }),
  );
  console.log(`${name}: ${tasks} tasks, ${trials} trials each, ${tasks * trials} episodes`);
}

function countOf(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
