import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { findEdition } from "#db/queries/find-edition.ts";
import { listEditions } from "#db/queries/list-editions.ts";
import { verifyEdition } from "#lib/identity/verify-edition.ts";
import { publishEdition } from "#lib/ingest/publish-edition.ts";
import { withDatabase } from "./with-database.ts";

/** `assay edition`: publishes boards as numbered editions, lists, exports and verifies them. */
export const editionCommand = new Command("edition")
  .description("Publish a board as a numbered edition that nobody can change.")
  .addCommand(
    new Command("publish")
      .argument("<board>", "the board's name in its address")
      .option("--note <text>", "what this edition is for")
      .option("--publisher <name>", "who publishes it", "command line")
      .action(publish),
  )
  .addCommand(new Command("list").argument("<board>").action(list))
  .addCommand(
    new Command("export")
      .description("Print an edition with its corrections as JSON.")
      .argument("<board>")
      .argument("<number>")
      .action(exportEdition),
  )
  .addCommand(
    new Command("verify")
      .description("Compute the digest of an exported edition again.")
      .argument("<file>")
      .action(verify),
  );

async function publish(
  board: string,
  { note, publisher }: { readonly note?: string; readonly publisher: string },
): Promise<void> {
  const publication = { board, publisher, note: note ?? null, now: new Date() };
  const published = await withDatabase((db) => publishEdition(db, publication));
  if (published.kind === "published") {
    const { number, digest, content } = published.edition;
    console.log(`edition ${number} of ${board}: ${content.rows.length} rows, digest ${digest}`);
  } else if (published.kind === "unchanged") {
    refuse(`Not published: nothing changed since edition ${published.since}.`);
  } else {
    refuse(published.kind === "no_board" ? `There is no board ${board}.` : `${board} has no rows.`);
  }
}

async function list(board: string): Promise<void> {
  const lines = await withDatabase((db) => listEditions(db, board));
  for (const { number, digest, publishedAt, publisher, rows, note } of lines) {
    console.log([number, publishedAt, `${rows} rows`, digest, publisher, note ?? ""].join("  "));
  }
  if (lines.length === 0) console.log(`No edition of ${board} was published yet.`);
}

async function exportEdition(board: string, number: string): Promise<void> {
  const found = await withDatabase((db) => findEdition(db, board, Number(number)));
  if (found === null) refuse(`There is no edition ${number} of ${board}.`);
  else process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
}

async function verify(file: string): Promise<void> {
  const verified = verifyEdition(await readFile(file, "utf8"));
  if (verified === null) refuse(`${file} is no exported edition.`);
  else if (verified.stated === verified.computed) console.log(`digest ${verified.computed} holds`);
  else refuse(`${file} states ${verified.stated}, its content has ${verified.computed}.`);
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
