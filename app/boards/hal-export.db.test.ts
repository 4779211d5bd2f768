import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { frontierScenarios } from "#lib/domain/frontier/frontier-scenario.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import { it, type TestContext, uploadOf } from "#lib/ingest/testing.ts";
import { type FrontierChoice, frontierView } from "#lib/view/frontier/frontier-view.ts";

const cases = process.env["ASSAY_CASES"] ?? "../shared/cases";
const path = join(cases, "hal/frontend_export/taubench_airline.json");

async function published({ db, ...context }: TestContext) {
  const body = createReadStream(path);
  const upload = uploadOf("", { body, fileName: "taubench_airline.json" });
  const ended = await ingestArchive({ db, ...context }, upload);
  if (!("state" in ended) || ended.state !== "published") throw new Error("not published");
  const [listed] = await listBoards(db);
  const board = listed === undefined ? null : await findBoard(db, listed.board.slug);
  if (board === null) throw new Error("no board");
  return { board, runs: await boardRuns(db, board.slug) };
}

describe.skipIf(!existsSync(path))("the board of HAL's airline export (ASSAY_CASES)", () => {
  it("moves all 40 rows to the gutter when each event is to count once", async ({ context }) => {
    const { board, runs } = await published(context);
    expect(runs).toHaveLength(40);
    const view = (change: Partial<FrontierChoice>) =>
      frontierView(board, runs, {
        scenario: "once_per_event",
        unit: "total",
        group: "",
        ...change,
      });
    const groups = view({}).groups;
    const once = groups.map(({ id }) => view({ group: id }));

    expect(once.flatMap(({ marks }) => marks)).toEqual([]);
    expect(once.flatMap(({ leftOut }) => leftOut)).toHaveLength(40);
    for (const { gutter, total, sentence, changes } of once) {
      expect(gutter).toEqual([
        `no spans: not computable, ${total} ${total === 1 ? "row" : "rows"}`,
      ]);
      expect(sentence).toMatch(new RegExp(`^None of ${total} rows? can be placed`));
      const unplaced = changes.find(({ title }) => title === "Can no longer be placed");
      expect(unplaced?.names).toHaveLength(total);
    }
  });

  it("counts every row as placed, in the gutter or apart, under each reading", async ({
    context,
  }) => {
    const { board, runs } = await published(context);
    for (const scenario of frontierScenarios) {
      for (const unit of ["episode", "total"] as const) {
        const view = frontierView(board, runs, { scenario, unit, group: "" });
        expect(view.marks.length + view.leftOut.length, scenario).toBe(view.total);
        expect(view.total + view.apart, scenario).toBe(40);
        const counted = view.gutter.map((line) => Number(/(\d+) rows?$/.exec(line)?.[1]));
        expect(counted.reduce((sum, count) => sum + count, 0)).toBe(view.leftOut.length);
      }
    }
  });
});
