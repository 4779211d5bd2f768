import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { concernsBoard } from "#lib/domain/correction/concerns-board.ts";
import {
  type EditionContent,
  type EditionRow,
  editionSchemaVersion,
} from "#lib/domain/edition/edition.ts";
import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import type { Database } from "../database.ts";
import { boardRuns } from "./board-runs.ts";
import { type EditionSums, editionSums } from "./edition-sums.ts";
import { listCorrections } from "./list-corrections.ts";

/** What an edition of a board would hold if it were published now. */
export async function editionContent(db: Database, board: Board): Promise<EditionContent> {
  const runs = await boardRuns(db, board.slug);
  const ids = new Set(runs.map(({ id }) => id));
  const sums = await editionSums(db, [...ids]);
  const all = await listCorrections(db);
  const ranked = runs.find(({ measurement }) => measurement.key === board.measurementKey);
  const parts = ranked === undefined ? [] : ranked.measurement.parts;
  return {
    schemaVersion: editionSchemaVersion,
    board: board.slug,
    measurement: {
      key: board.measurementKey,
      parts: parts.map(({ name, value }) => ({ name, value })),
    },
    costBasis: "reported",
    weights: "equal",
    rankingRule: "bounds",
    rows: runs.map((run) => toRow(run, sums)).toSorted(byId),
    corrections: all.filter(({ target }) => concernsBoard(target, board, ids)).toSorted(byId),
  };
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return compareCodePoints(a.id, b.id);
}

function toRow(run: BoardRun, sums: EditionSums): EditionRow {
  const id = run.rescore === null ? run.id : run.rescore.id;
  const scaledSum = sums.scaled.get(id);
  if (scaledSum === undefined) throw new Error(`the row ${id} changed while it was read`);
  const { model, modelOrganization, agent, agentVersion } = run.system;
  const { reasoningEffort, submittingOrganization } = run.system;
  const costs = run.costs.length === 0 ? [] : sums.costs.get(run.id);
  if (costs === undefined) throw new Error(`the costs of ${id} changed while they were read`);
  return {
    ...{ id, run: run.id, measurementKey: run.measurement.key },
    archiveSha256: run.rescore === null ? run.archiveSha256 : run.rescore.archiveSha256,
    system: {
      ...{ model, modelOrganization, agent, agentVersion },
      ...{ reasoningEffort, submittingOrganization },
    },
    nativeId: run.nativeId,
    listed: run.listed,
    counts: run.counts,
    scaledSum,
    reported: run.reported.map(({ metric, value, unit }) => ({ metric, value, unit })),
    costs,
    dates: run.dates,
  };
}
