import { lstat, open } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { ArchiveProblem } from "#lib/archive/archive.ts";
import { deterministicTar } from "#lib/archive/deterministic-tar.ts";
import { folderFiles } from "#lib/archive/open-folder.ts";
import { boardSlug } from "#lib/domain/path-segment.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { FoundSecrets } from "#lib/domain/submission/secret.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { readEnv } from "#lib/env.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import { collectDeclaration } from "./declarations.ts";
import { exitCode } from "./exit-code.ts";
import { openDatabase } from "./open-database.ts";
import { printReading } from "./print-reading.ts";

interface IngestFlags {
  readonly board?: string;
  readonly declare: Readonly<Record<string, string>>;
  readonly password?: string;
  readonly redactSecrets?: true;
  readonly dismissSecrets?: string;
}

/** `assay ingest PATH`: reads and publishes an archive, as the upload form would. */
export const ingestCommand = new Command("ingest")
  .description("Read an archive or folder, publish its runs, and say where they stand.")
  .argument("<path>", "a file, a folder, a .zip, .gz or .tar.gz")
  .option("--board <slug>", "publish only if every run belongs to this board")
  .option("--declare <name=value>", "state what the archive does not say", collectDeclaration, {})
  .option("--password <text>", "open an encrypted archive with another than the format's password")
  .addOption(
    new Option("--redact-secrets", "put a mark in the place of every possible secret").conflicts(
      "dismissSecrets",
    ),
  )
  .option("--dismiss-secrets <reason>", "publish all possible secrets as they stand", reasonOf)
  .addHelpText("after", "\nExit code: 0 published, 1 some rows lost their score, 2 not published.")
  .action(async (path: string, flags: IngestFlags) => {
    try {
      await ingest(path, flags);
    } catch (error) {
      if (!(error instanceof ArchiveProblem)) throw error;
      refuse(`${error.problem.source}: ${error.problem.message}`);
    }
  });

async function ingest(
  path: string,
  { board, declare, password, ...flags }: IngestFlags,
): Promise<void> {
  const secrets = secretsChoice(flags);
  const body = await bodyOf(path);
  const { dataFolder, archiveLimitBytes } = readEnv();
  const database = await openDatabase();
  let refusal: string | null = null;
  try {
    const ended = await ingestArchive(
      { db: database.db, store: archiveStore(dataFolder), now: () => new Date() },
      {
        body,
        fileName: basename(resolve(path)),
        limitBytes: archiveLimitBytes,
        expectedBytes: null,
        declarations: declare,
        archivePassword: password ?? null,
        accepts: ({ report }) => {
          refusal =
            refusalOf(report?.runs ?? [], board ?? null) ??
            (secrets === null && report !== null ? secretsRefusal(report) : null);
          return refusal === null;
        },
        ...(secrets === null ? {} : { secrets }),
      },
    );
    if (!("state" in ended)) refuse(`${path} was not taken in whole (${ended.kind}).`);
    else report(ended, refusal);
  } finally {
    await database.db.$client.end();
    await database.close();
  }
}

async function bodyOf(path: string): Promise<AsyncIterable<Uint8Array>> {
  if ((await lstat(path)).isDirectory()) return deterministicTar(await folderFiles(path));
  return (await open(path)).createReadStream();
}

/** Why a preview is not published; null when it may be. */
function refusalOf(runs: readonly RunSummary[], board: string | null): string | null {
  const nameless = runs.find(({ taskSet }) => taskSet.name === null);
  if (nameless !== undefined) {
    return `The task set of ${nameless.source} is unknown: state it with --declare task_set=NAME.`;
  }
  const slugs = runs.map(({ benchmark, taskSet }) => boardSlug(benchmark, taskSet.name ?? ""));
  const other = slugs.find((slug) => board !== null && slug !== board);
  return other === undefined ? null : `--board says ${board}, but a run belongs to ${other}.`;
}

type SecretsFlags = Pick<IngestFlags, "redactSecrets" | "dismissSecrets">;

/** What is done with every possible secret; null when nothing was said. */
function secretsChoice({ redactSecrets, dismissSecrets }: SecretsFlags) {
  if (dismissSecrets !== undefined) return { action: "dismiss", reason: dismissSecrets } as const;
  return redactSecrets ? ({ action: "redact", reason: null } as const) : null;
}

function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === "") throw new InvalidArgumentError("Say why they may be shown.");
  return reason;
}

function secretsRefusal({ secrets, secretsUnlisted }: FoundSecrets): string | null {
  if (secrets.length + secretsUnlisted === 0) return null;
  return `Not published: possible secrets were found (${secrets.length}), see above. Give --redact-secrets, or --dismiss-secrets "REASON" to publish them as they stand.`;
}

function report({ state, report: found, error, id }: Submission, refusal: string | null): void {
  if (found !== null) printReading(found);
  if (state !== "published") {
    refuse(refusal ?? error ?? `Not published: the submission ${id} ended as ${state}.`);
    return;
  }
  const runs = found?.runs ?? [];
  for (const { id, benchmark, taskSet } of runs) {
    console.log(`published /runs/${id} on /boards/${boardSlug(benchmark, taskSet.name ?? "")}`);
  }
  for (const { id: rescore, placement } of found?.rescores ?? []) {
    console.log(`published re-score ${rescore} on /runs/${placement?.run}#measurements`);
  }
  process.exitCode = exitCode(found?.problems ?? []);
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
