import { join } from "node:path";
import { describeBoard } from "#db/commands/describe-board.ts";
import { connect } from "#db/connect.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { deterministicTar } from "#lib/archive/deterministic-tar.ts";
import { folderFiles } from "#lib/archive/open-folder.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { readEnv } from "#lib/env.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import { publishEdition } from "#lib/ingest/publish-edition.ts";
import { stateOfBanking } from "./seed/banking-statements.ts";
import { billCountedTwice, priceOfAPoint } from "./seed/worked-bills.ts";
import { type ConstructedRun, workedExample } from "./seed/worked-example.ts";

/** One demonstration board: its archives, and what a maintainer would say of it. */
interface Demonstration {
  readonly slug: string;
  readonly title: string;
  readonly note: string;
  readonly archives: readonly {
    readonly fileName: string;
    readonly body: () => AsyncIterable<Uint8Array>;
    /** What an edition published behind this archive is for; none is published where it is left out. */
    readonly edition?: string;
  }[];
  /** What is said of its rows; at every start, so whatever stands already is left alone. */
  readonly statements?: () => Promise<void>;
  /** A row measured with the ruler that the board ranks by. */
  readonly ranksBy: (run: BoardRun) => boolean;
}

const { databaseUrl, dataFolder, archiveLimitBytes } = readEnv();
if (databaseUrl === null) throw new Error("DATABASE_URL is not set: where shall the boards go?");
const db = connect(databaseUrl, 2);
const context = { db, store: archiveStore(dataFolder), now: () => new Date() };

for (const demonstration of [await banking(), worked(), bills(), points()]) {
  // The note is written last: without one the board is new, or a start was killed while it was loaded.
  const board = await findBoard(db, demonstration.slug);
  if (board === null || board.note === null) await load(demonstration);
  else await demonstration.statements?.();
}
await db.$client.end();

async function banking(): Promise<Demonstration> {
  const side = async (name: string) => {
    const files = await folderFiles(join(import.meta.dirname, "seed", "tau2-banking", name));
    return { fileName: `tau2-banking-${name}`, body: () => deterministicTar(files) };
  };
  const slug = "tau2-bench-banking_knowledge";
  return {
    slug,
    title: "Banking knowledge, before and after the 1.0.1 re-grade",
    note: "Figures as the tau-bench board published them on both sides of its re-grade of July 2026. Nobody published the episodes behind them with the figures, so their coverage is unknown.",
    archives: [
      { ...(await side("before")), edition: "Figures before the 1.0.1 re-grade" },
      { ...(await side("after")), edition: "Figures after the 1.0.1 re-grade" },
    ],
    statements: () => stateOfBanking(db, slug),
    ranksBy: ({ measurement }) => measurement.scorerVersion === "1.0.1",
  };
}

function worked(): Demonstration {
  return {
    slug: "worked-example-hundred-tasks",
    title: "Worked example: an order that is not identified",
    note: "Two made-up systems. A passed 30 of its 50 scored episodes, B 43 of 98; 100 were planned for each. B prints the higher number on most boards, and nobody knows whether it is the better one.",
    ...constructed(workedExample()),
  };
}

function bills(): Demonstration {
  return {
    slug: "worked-example-bill-counted-twice",
    title: "Worked example: a bill counted twice",
    note: "Two made-up systems. The log of Twice A holds every response twice, and its harness billed both: $80.00 instead of $40.00. On the page of cost against score that mistake puts Once B on the frontier; counted once per event, Twice A stands there alone. No score moves.",
    ...constructed(billCountedTwice()),
  };
}

function points(): Demonstration {
  return {
    slug: "worked-example-price-of-a-point",
    title: "Worked example: what a point of score is worth",
    note: "Three made-up systems. As archived Dear costs $50.00 more than Cheap for 3 points; with five recovered passes and each response counted once it is $10.00 more for 8 points. The page of cost against score, of the whole run, says at which price of a point the two are equally useful.",
    ...constructed(priceOfAPoint()),
  };
}

/** Archives of our own format that hold one ruler. */
function constructed(runs: readonly ConstructedRun[]) {
  return {
    archives: runs.map(({ fileName, text }) => ({ fileName, body: () => bytesOf(text) })),
    ranksBy: () => true,
  };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function load(demonstration: Demonstration): Promise<void> {
  const { slug, title, note, archives, statements, ranksBy } = demonstration;
  for (const { fileName, body, edition } of archives) {
    await ingest(fileName, body());
    const runs = await boardRuns(db, slug);
    const ranked = runs.find(ranksBy) ?? runs.at(0);
    if (ranked === undefined) throw new Error(`${slug} has no row to rank by`);
    const measurementKey = ranked.measurement.key;
    // Without its note: that says the board is loaded whole.
    await describeBoard(db, slug, { title, note: null, measurementKey });
    const isLast = archives.at(-1)?.fileName === fileName;
    if (isLast) await statements?.();
    if (edition !== undefined) await publish(slug, edition);
    if (isLast) {
      await describeBoard(db, slug, { title, note, measurementKey });
    }
  }
}

async function publish(board: string, note: string): Promise<void> {
  const publication = { board, publisher: "demonstration", note, now: new Date() };
  await publishEdition(db, publication);
}

async function ingest(fileName: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const ended = await ingestArchive(context, {
    ...{ body, fileName, limitBytes: archiveLimitBytes },
    expectedBytes: null,
    declarations: {},
    accepts: () => true,
  });
  if (!("state" in ended) || ended.state !== "published") {
    throw new Error(`${fileName} was not published: ${JSON.stringify(ended)}`);
  }
}
