import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import type { PooledDatabase } from "#db/database.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { findEpisode } from "#db/queries/find-episode.ts";
import { findRun } from "#db/queries/find-run.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { publishSubmission } from "./publish-submission.ts";
import { it, runText, uploadOf } from "./testing.ts";

const scorer = { ran: true };
const episodes = [
  { task: "a", trial: 0, execution: "finished", scorer, score: { value: 1 }, cost: { usd: 0 } },
  { task: "b", trial: 0, execution: "finished", scorer, score: { value: 0 }, cost: { usd: 0.25 } },
  { task: "c", trial: 0, execution: "limit", scorer: { ran: false }, score: { value: 0 } },
];
const text = runText({ plan: { tasks: ["a", "b", "c", "d"], trials: 1 } }, episodes);
const firstPage = { afterOrdinal: null, limit: 10 };

async function countRows(db: PooledDatabase): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*)::int from runs) as runs, (select count(*)::int from episodes) as episodes,
    (select count(*)::int from scores) as scores, (select count(*)::int from run_tallies) as tallies,
    (select count(*)::int from archives) as archives, (select count(*)::int from boards) as boards`);
  return rows[0] ?? {};
}

const oneCopy = { runs: 1, episodes: 4, scores: 4, tallies: 1, archives: 1, boards: 1 };
const nothing = { runs: 0, episodes: 0, scores: 0, tallies: 0, archives: 0, boards: 0 };

describe("publishing", () => {
  it("puts the row on its board as the report has it", async ({ context }) => {
    const ended = await ingestArchive(context, uploadOf(text));

    expect(ended).toMatchObject({ state: "published", publishAsked: true, error: null });
    const rows = await boardRuns(context.db, "filing-inbox");
    expect(rows).toHaveLength(1);
    const report = "report" in ended ? ended.report : null;
    expect(rows[0]).toMatchObject({ ...report?.runs[0] });
    expect(rows[0]?.counts).toMatchObject({
      planned: 4,
      valid: 2,
      pass: 1,
      unscored: 1,
      missing: 1,
    });
    expect(rows[0]?.score).toEqual({ naive: 0.25, ofScored: 0.5, low: 0.25, high: 0.75 });
    expect(await findBoard(context.db, "filing-inbox")).toMatchObject({
      state: "unreviewed",
      measurementKey: rows[0]?.measurement.key,
    });
    expect(await listBoards(context.db)).toMatchObject([
      { rows: 1, groups: 1, planned: 4, valid: 2 },
    ]);
    expect(await context.files()).toEqual([rows[0]?.archiveSha256]);
  });

  it("keeps 0, null and a missing episode apart to the last column", async ({ context }) => {
    await ingestArchive(context, uploadOf(text));
    const [row] = await boardRuns(context.db, "filing-inbox");

    const id = row?.id ?? "";
    const found = await runEpisodes(context.db, id, firstPage);
    expect(
      found.map(({ task, status, value, archivedValue, outcome, source }) => [
        task,
        status,
        value,
        archivedValue,
        outcome,
        source === null,
      ]),
    ).toEqual([
      ["a", "valid", 1, "1", "pass", false],
      ["b", "valid", 0, "0", "fail", false],
      ["c", "unscored", null, "0", null, false],
      ["d", "missing", null, null, null, true],
    ]);
    expect((await findEpisode(context.db, id, "a", 0))?.costs).toMatchObject([
      { basis: "reported", usd: 0 },
    ]);
    const costs = (await findEpisode(context.db, id, "c", 0))?.costs;
    expect(costs?.filter(({ usd }) => usd !== null)).toEqual([]);
    expect(row?.costs).toMatchObject([{ basis: "reported", usd: null, usdKnown: 0.25 }]);
    const missing = await runEpisodes(context.db, id, { ...firstPage, status: "missing" });
    expect(missing.map(({ task }) => task)).toEqual(["d"]);
    const paged = await runEpisodes(context.db, id, { afterOrdinal: 0, limit: 1 });
    expect(paged.map(({ task }) => task)).toEqual(["b"]);
    expect(
      (await runEpisodes(context.db, id, { ...firstPage, query: "C" })).map(({ task }) => task),
    ).toEqual(["c"]);
  });

  it("stores the same bytes once, whoever sends them", async ({ context }) => {
    await ingestArchive(context, uploadOf(text));
    const again = await ingestArchive(context, uploadOf(text));

    expect(again).toMatchObject({ state: "published" });
    expect(await countRows(context.db)).toEqual(oneCopy);
  });

  it("refuses the same bytes with other declarations and leaves the published run alone", async ({
    context,
  }) => {
    const silent = runText({ system: { agent: "loop" } }, episodes);
    await ingestArchive(context, uploadOf(silent, { declarations: { model: "m-1" } }));
    const other = await ingestArchive(
      context,
      uploadOf(silent, { declarations: { model: "m-2" } }),
    );

    expect(other).toMatchObject({ state: "rejected", error: expect.stringContaining("model m-1") });
    const rows = await boardRuns(context.db, "filing-inbox");
    expect(rows.map(({ system }) => system.model)).toEqual(["m-1"]);
    expect(await context.files()).toHaveLength(1);
  });

  it("ends with one copy when it was killed in the middle", async ({ context }) => {
    const preview = await ingestArchive(context, uploadOf(text, { accepts: () => false }));
    const id = "id" in preview ? preview.id : "";
    await askToPublish(context.db, id, context.now());
    // The server ends the job's connection while it stores the run's tally.
    await context.db.execute(sql`create function die() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await context.db.execute(
      sql`create trigger die before insert on run_tallies for each row execute function die()`,
    );
    await expect(publishSubmission(context, id)).rejects.toThrow();
    expect(await countRows(context.db)).toEqual(nothing);
    await context.db.execute(sql`drop trigger die on run_tallies`);

    // Then it dies after the run was stored, before it is shown.
    await context.db.execute(
      sql`create trigger die before insert on boards for each row execute function die()`,
    );
    await expect(publishSubmission(context, id)).rejects.toThrow();
    expect(await countRows(context.db)).toEqual({ ...oneCopy, boards: 0 });
    expect(await listBoards(context.db)).toEqual([]);
    await context.db.execute(sql`drop trigger die on boards`);

    await publishSubmission(context, id);
    await publishSubmission(context, id);
    expect(await countRows(context.db)).toEqual(oneCopy);
    expect((await findSubmission(context.db, id))?.submission.state).toBe("published");
    expect(await context.files()).toHaveLength(1);
  });

  it("keeps a trace for the episode that has one", async ({ context }) => {
    const traced = {
      ...episodes[0],
      events: [{ producer: "agent", phase: "live", kind: "message", text: "tab\there \\ done" }],
    };
    await ingestArchive(context, uploadOf(runText({}, [traced, ...episodes.slice(1)])));
    const [row] = await boardRuns(context.db, "filing-inbox");

    const found = await findEpisode(context.db, row?.id ?? "", "a", 0);
    expect(found?.events).toMatchObject([{ producer: "agent", text: "tab\there \\ done" }]);
    expect((await findEpisode(context.db, row?.id ?? "", "b", 0))?.events).toBeNull();
    expect(await findEpisode(context.db, row?.id ?? "", "z", 0)).toBeNull();
  });

  it("names its archive and problems on the run", async ({ context }) => {
    await ingestArchive(
      context,
      uploadOf(`${text}${JSON.stringify({ task: "e", trial: 0, scorer, score: { value: 1 } })}\n`),
    );
    const [row] = await boardRuns(context.db, "filing-inbox");

    const found = await findRun(context.db, row?.id ?? "");
    expect(found?.archive).toMatchObject({
      container: "file",
      format: "assay-jsonl",
      visibility: "public",
    });
    expect(found?.problems).toMatchObject([{ code: "unplanned_episode", effect: "note" }]);
    expect(found?.run).toMatchObject({ problemCount: 1, counts: { unplanned: 1, planned: 4 } });
    expect(await findRun(context.db, "r_none")).toBeNull();
  });
});
