import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { correctTallies } from "#db/commands/correct-tallies.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { comparedScores } from "#db/queries/compared-scores.ts";
import { editionContent } from "#db/queries/edition-content.ts";
import { findBoardVersion } from "#db/queries/find-board-version.ts";
import { findRun } from "#db/queries/find-run.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { withdrawnRuns } from "#db/queries/withdrawn-runs.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Correction } from "#lib/domain/correction/correction.ts";
import type { CorrectionDraft } from "#lib/domain/correction/correction-draft.ts";
import { correctionMoves } from "./correction-moves.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { it, runText, type TestContext, uploadOf } from "./testing.ts";
import { writeCorrection } from "./write-correction.ts";

const scorer = { ran: true };
const board = "filing-inbox";
const scale = { low: 0, high: 1, threshold: 1 };
const plan = { tasks: ["a", "b", "c", "d"], trials: 1 };
const episodes = [
  { task: "a", trial: 0, execution: "finished", scorer, score: { value: 1 }, cost: { usd: 1 } },
  { task: "b", trial: 0, execution: "finished", scorer, score: { value: 0 }, cost: { usd: 1 } },
  { task: "c", trial: 0, execution: "finished", scorer, score: { value: 1 }, cost: { usd: 1 } },
];

/** a passes, b fails, c passes, d is missing: 2 of 4, between 50 and 75 %. */
async function published(context: TestContext): Promise<BoardRun> {
  await ingestArchive(context, uploadOf(runText({ plan, scale }, episodes)));
  return only(context);
}

async function only({ db }: TestContext): Promise<BoardRun> {
  const [run, ...others] = await boardRuns(db, board);
  if (run === undefined || others.length > 0) throw new Error("not one row");
  return run;
}

async function write(
  { db, now }: TestContext,
  draft: Pick<CorrectionDraft, "kind" | "target"> & Partial<CorrectionDraft>,
): Promise<Correction> {
  const whole = { reason: "for a reason", evidence: [], author: "ada", role: "maintainer" };
  const by = { draft: { supersedes: null, ...whole, ...draft }, userId: null, now: now() };
  const written = await writeCorrection(db, { ...by, seen: null });
  if (written.kind !== "written") throw new Error(written.kind);
  return written.correction;
}

function ofTasks(run: string, ...tasks: readonly string[]) {
  return { kind: "episodes", run, episodes: tasks.map((task) => ({ task, trial: 0 })) } as const;
}

describe("a correction on real tables", () => {
  it("takes episodes out of the plan, and superseded gives them back", async ({ context }) => {
    const before = await published(context);
    const draft = { kind: "exclusion", target: ofTasks(before.id, "b", "d") } as const;
    const written = await write(context, draft);
    expect(written.effect).toEqual({ before: "2/4", after: "2/2" });
    const after = await only(context);
    expect(await listBoards(context.db)).toMatchObject([{ rows: 1, planned: 2, valid: 2 }]);
    expect(after).toMatchObject({
      counts: { declared: 4, planned: 2, excluded: 2, valid: 2, pass: 2, fail: 0, missing: 0 },
      score: { naive: 1, ofScored: 1, low: 1, high: 1 },
      passHatK: [{ k: 1, low: 1, high: 1 }],
      archived: { counts: { planned: 4, pass: 2, fail: 1, missing: 1 }, score: { high: 0.75 } },
      corrections: [{ id: written.id, kind: "exclusion", permalink: `/corrections/${written.id}` }],
    });
    expect((await comparedScores(context.db, after)).map(({ task }) => task)).toEqual(["a", "c"]);
    await write(context, {
      kind: "note",
      target: { kind: "run", run: before.id },
      supersedes: written.id,
    });
    expect(await only(context)).toMatchObject({
      counts: before.counts,
      score: before.score,
      archived: null,
    });
  });

  it("makes a retracted score unknown, never zero, and stores nothing over it", async ({
    context,
  }) => {
    const { id } = await published(context);
    const stored = () => context.db.execute(sql`select * from scores order by ordinal`);
    const { rows } = await stored();
    await write(context, { kind: "retraction", target: ofTasks(id, "a") });
    expect(await only(context)).toMatchObject({
      counts: { declared: 4, planned: 4, valid: 2, pass: 1, invalid: 1, missing: 1 },
      reasons: { retracted: 1, not_in_archive: 1 },
      score: { naive: 0.25, low: 0.25, high: 0.75 },
    });
    expect((await stored()).rows).toEqual(rows);
  });

  it("withdraws a run: no row, a tombstone under the same address", async ({ context }) => {
    const { id } = await published(context);
    const { db } = context;
    const version = async () => (await findBoardVersion(db, board))?.version;
    const seen = await version();
    const written = await write(context, { kind: "retraction", target: { kind: "run", run: id } });
    expect(written.effect).toEqual({ before: "2/4", after: null });
    expect(await boardRuns(db, board)).toEqual([]);
    expect(await listBoards(db)).toMatchObject([{ rows: 0, planned: null }]);
    expect(await withdrawnRuns(db, board)).toMatchObject([
      { run: id, withdrawn: { id: written.id } },
    ]);
    expect((await findRun(db, id))?.run.withdrawn).toMatchObject({ reason: "for a reason" });
    expect(await version()).not.toBe(seen);
  });

  it("excludes a defective task's episodes of every run, those published later too", async ({
    context,
  }) => {
    const before = await published(context);
    await write(context, {
      kind: "known_defect",
      target: { kind: "task", benchmark: before.benchmark, taskSet: "inbox", task: "b" },
      change: { kind: "excludes_episodes" },
    });
    expect(await only(context)).toMatchObject({ counts: { planned: 3, excluded: 1, fail: 0 } });
    const header = { plan, scale, system: { model: "later" } };
    await ingestArchive(context, uploadOf(runText(header, episodes)));
    expect((await boardRuns(context.db, board)).map(({ counts }) => counts?.excluded)).toEqual([
      1, 1,
    ]);
  });

  it("changes a name and a cost basis, and neither key nor figures", async ({ context }) => {
    const before = await published(context);
    const target = { kind: "run", run: before.id } as const;
    const names = { model: "the right name" };
    const relabel = await write(context, {
      kind: "relabel",
      target,
      change: { kind: "names", names },
    });
    expect(relabel.effect).toMatchObject({ after: "model the right name" });
    const rebased = { kind: "cost_basis", basis: "reported" } as const;
    await write(context, { kind: "cost_rebasis", target, change: rebased });
    const after = await only(context);
    expect(after).toMatchObject({
      ...{ id: before.id, measurement: before.measurement, counts: before.counts },
      ...{ system: { model: "the right name" }, costBasis: "reported" },
      archived: { system: before.system },
    });
  });

  it("does what its preview showed, and again the same from scratch", async ({ context }) => {
    const { id } = await published(context);
    const { db } = context;
    for (const draft of [
      { kind: "exclusion", target: ofTasks(id, "a") },
      { kind: "retraction", target: ofTasks(id, "c") },
      { kind: "caution", target: { kind: "run", run: id } },
    ] as const) {
      const asked = {
        ...draft,
        reason: "r",
        evidence: [],
        supersedes: null,
        author: "a",
        role: "m",
      };
      const { touched } = await correctionMoves(db, asked);
      await write(context, draft);
      const foreseen = touched[0]?.after;
      // The id of a correction that nobody wrote yet is not known.
      expect({ ...(await only(context)), corrections: [] }).toEqual({
        ...foreseen,
        corrections: [],
      });
      const kept = await db.execute(sql`select * from corrected_tallies`);
      await db.transaction((transaction) => correctTallies(transaction, [id]));
      expect((await db.execute(sql`select * from corrected_tallies`)).rows).toEqual(kept.rows);
    }
  });

  it("enters the next edition with what it did", async ({ context }) => {
    const { id } = await published(context);
    const { db } = context;
    const written = await write(context, { kind: "exclusion", target: ofTasks(id, "a") });
    const found = await findBoardVersion(db, board);
    if (found === null) throw new Error("no board");
    const content = await editionContent(db, found.board);
    expect(content.corrections).toEqual([written]);
    expect(content.rows).toMatchObject([{ scaledSum: "1", counts: { excluded: 1, planned: 3 } }]);
  });

  it("is not superseded twice, and a run is not withdrawn twice", async ({ context }) => {
    const { id } = await published(context);
    const target = { kind: "run", run: id } as const;
    const first = await write(context, { kind: "note", target });
    await write(context, { kind: "note", target, supersedes: first.id });
    await expect(write(context, { kind: "note", target, supersedes: first.id })).rejects.toThrow(
      "superseded",
    );
    await write(context, { kind: "retraction", target });
    await expect(write(context, { kind: "retraction", target })).rejects.toThrow("withdrawn");
  });

  it("keeps corrected sums that do not add up out of the database", async ({ context }) => {
    const { id } = await published(context);
    const { db } = context;
    await write(context, { kind: "exclusion", target: ofTasks(id, "a") });
    const set = (change: ReturnType<typeof sql>) =>
      db.execute(sql`update corrected_tallies set ${change}`);
    await expect(set(sql`counts = counts || '{"excluded": 2}'`)).rejects.toThrow();
    await expect(set(sql`scaled_sum = 3`)).rejects.toThrow();
    await expect(set(sql`corrections = '[]'`)).rejects.toThrow();
    await expect(set(sql`scaled_sum = 1`)).resolves.toBeDefined();
  });
});
