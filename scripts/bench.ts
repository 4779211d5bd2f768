import { join } from "node:path";
import { Command, Option } from "commander";
import { browserPart } from "./bench/browser/browser-part.ts";
import { serveBoard } from "./bench/browser/serve-board.ts";
import { copyPart } from "./bench/copy/copy-part.ts";
import { describeMachine, loadAverage } from "./bench/describe-machine.ts";
import { frontierPart } from "./bench/frontier/frontier-part.ts";
import { openBench } from "./bench/open-bench.ts";
import { pagesPart } from "./bench/pages/pages-part.ts";
import { type Part, type Scale, scales } from "./bench/part.ts";
import { readPart } from "./bench/read/read-part.ts";
import { serverOnDemand } from "./bench/start-server.ts";
import { undoStack } from "./undo-stack.ts";

interface Flags {
  readonly only: readonly Part[];
  readonly scale: Scale;
  readonly serveBoard?: true;
}

const parts: readonly Part[] = [readPart, copyPart, pagesPart, browserPart, frontierPart];
const names = parts.map(({ name }) => name).join(",");

function readParts(list: string): readonly Part[] {
  return list.split(",").map((name) => {
    const part = parts.find((one) => one.name === name);
    if (part === undefined) throw new Error(`there is no part ${name}: choose from ${names}`);
    return part;
  });
}

const undo = undoStack();
const asked = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => asked.abort());

await new Command("bench")
  .description("Measures Assay, each figure beside its own baseline of the same run.")
  .option("--only <parts>", `some of ${names}`, readParts, parts)
  .addOption(new Option("--scale <scale>", "how much data").choices(scales).default("full"))
  .option("--serve-board", "measure nothing: keep the constructed board of 30 rows up")
  .action(async (flags: Flags) => {
    try {
      await bench(flags);
    } catch (error) {
      if (!asked.signal.aborted) throw error;
    } finally {
      await undo.run();
    }
  })
  .parseAsync();

async function bench({ only, scale, serveBoard: serves }: Flags): Promise<void> {
  const opened = await openBench(join(import.meta.dirname, ".."), undo);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const { signal } = asked;
  const address = serverOnDemand({ ...opened, signal }, undo);
  const context = { ...opened, scale, signal, print, address };
  if (serves === true) return serveBoard(context);
  print(await describeMachine(opened.databaseUrl));
  for (const part of only) {
    if (asked.signal.aborted) return;
    await part.run(context);
    print(`  (${loadAverage()})\n`);
  }
}
