import { existsSync } from "node:fs";
import type { Database } from "#db/database.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { findEdition } from "#db/queries/find-edition.ts";
import { findRun } from "#db/queries/find-run.ts";
import { runsByMeasurement } from "#db/queries/runs-by-measurement.ts";
import { standingEpisodes } from "#db/queries/standing-episodes.ts";
import { editionFigures } from "#lib/domain/edition/edition-figures.ts";
import type { DiffSide } from "#lib/summary/diff-side.ts";
import { episodeLines } from "#lib/summary/episode-lines.ts";
import { editionNumber } from "#lib/url/edition-number.ts";
import { openDatabase } from "./open-database.ts";
import { readPath } from "./read-path.ts";

/** One side of `assay diff`, or the sentence that says why there is none. */
export type ReadSide =
  | { readonly kind: "side"; readonly side: DiffSide }
  | { readonly kind: "none"; readonly reason: string };

/** A path on disk, a published run's id, `measurement:KEY`, or `edition:N` of `board`. */
export async function readSide(name: string, board: string | null): Promise<ReadSide> {
  if (/^r_[0-9a-f]{20}$/.test(name)) return withDatabase((db) => runSide(db, name));
  const key = /^measurement:(m_[0-9a-f]{20})$/.exec(name)?.[1];
  if (key !== undefined) return withDatabase((db) => measurementSide(db, key));
  const number = editionNumber(name);
  if (number !== null) {
    if (board === null) return none(`Whose ${name}? Name its board: --board BOARD.`);
    return withDatabase((db) => editionSide(db, board, number));
  }
  if (!existsSync(name)) {
    return none(`${name} is no path here, no run id (r_...), no measurement:KEY and no edition:N.`);
  }
  const { report, runs } = await readPath(name, { traces: false });
  const refused = report.problems.find(({ effect }) => effect === "refused");
  if (refused !== undefined) return none(`${refused.source}: ${refused.message}`);
  return {
    kind: "side",
    side: {
      runs: runs.map((run) => ({
        summary: run.summary,
        episodes: episodeLines(run).filter(({ planned }) => planned),
      })),
    },
  };
}

function none(reason: string): ReadSide {
  return { kind: "none", reason };
}

async function withDatabase(read: (db: Database) => Promise<ReadSide>): Promise<ReadSide> {
  const database = await openDatabase();
  try {
    return await read(database.db);
  } finally {
    await database.db.$client.end();
    await database.close();
  }
}

async function runSide(db: Database, id: string): Promise<ReadSide> {
  const found = await findRun(db, id);
  if (found === null) return none(`No run ${id} is published here.`);
  const { withdrawn } = found.run;
  if (withdrawn !== null) return none(`Run ${id} was withdrawn: ${withdrawn.reason}`);
  const episodes = await standingEpisodes(db, found.run);
  return { kind: "side", side: { runs: [{ summary: found.run, episodes }] } };
}

async function editionSide(db: Database, slug: string, number: number): Promise<ReadSide> {
  const board = await findBoard(db, slug);
  if (board === null) return none(`There is no board ${slug}.`);
  const edition = await findEdition(db, slug, number);
  if (edition === null) return none(`There is no edition ${number} of ${slug}.`);
  return { kind: "side", side: { runs: [], figures: editionFigures(edition.content, board) } };
}

async function measurementSide(db: Database, key: string): Promise<ReadSide> {
  const runs = await runsByMeasurement(db, key);
  if (runs.length === 0) return none(`No published row was measured with ${key}.`);
  return { kind: "side", side: { runs: runs.map((summary) => ({ summary, episodes: [] })) } };
}
