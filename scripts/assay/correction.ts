import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { storeCorrections } from "#db/commands/store-corrections.ts";
import { listCorrections } from "#db/queries/list-corrections.ts";
import { correctionFile } from "./correction-file.ts";
import { withDatabase } from "./with-database.ts";

/** `assay correction`: statements about runs, figures and boards that are only ever added. */
export const correctionCommand = new Command("correction")
  .description("Add corrections, list, export and import them. None is ever changed.")
  .addCommand(
    new Command("import")
      .alias("add")
      .description("Add the corrections of a JSON file under the ids that their content gives.")
      .argument("<file>")
      .action(importFile),
  )
  .addCommand(new Command("list").action(list))
  .addCommand(new Command("export").action(exportAll));

async function importFile(file: string): Promise<void> {
  const read = correctionFile(JSON.parse(await readFile(file, "utf8")));
  if (read.kind === "refused") {
    process.stderr.write(`${read.reason}\n`);
    process.exitCode = 2;
    return;
  }
  const added = await withDatabase((db) =>
    inTransaction(db, ({ db: transaction }) =>
      storeCorrections(transaction, read.corrections, null),
    ),
  );
  for (const { id, kind } of added) console.log(`added ${id} (${kind})`);
  const known = read.corrections.length - added.length;
  if (known > 0) console.log(`${known} were here already`);
}

async function list(): Promise<void> {
  const all = await withDatabase(listCorrections);
  for (const { id, kind, target, author, reason } of all) {
    console.log([id, kind, JSON.stringify(target), author, reason].join("  "));
  }
  if (all.length === 0) console.log("No correction was written yet.");
}

async function exportAll(): Promise<void> {
  const all = await withDatabase(listCorrections);
  process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
}
