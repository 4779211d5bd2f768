import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { costLedger } from "#lib/domain/ledger/compute-ledger.ts";
import type { CostReproduction } from "#lib/domain/ledger/cost-reproduction.ts";
import type { Connection } from "../connection.ts";
import { boardRuns } from "../queries/board-runs.ts";
import { findEpisode } from "../queries/find-episode.ts";
import { findRun } from "../queries/find-run.ts";
import { archives, boards, episodeCosts, episodes, runs, scores, traces } from "../schema/index.ts";
import { it } from "../testing.ts";
import type { PackedTrace } from "./copy-traces.ts";
import type { NewRun } from "./new-run.ts";
import { publishRuns } from "./publish-runs.ts";
import { saveRun } from "./save-run.ts";
import { sampleCall, sampleEpisode, sampleRun } from "./testing.ts";

const awkward = "tab\t line\n return\r back\\slash \\N 'quote' \"two\" é 漢 🎲";

describe("saveRun", () => {
  it("brings every text back as it was", async ({ connection }) => {
    const episode = { ...sampleEpisode, task: awkward, nativeId: "", terminationWord: "\\N" };
    await saveRun(connection, { ...sampleRun, episodes: [episode] });

    const [row] = await connection.db.select().from(episodes);
    expect(row).toMatchObject({
      task: awkward,
      nativeId: "",
      terminationWord: "\\N",
      startedAt: null,
    });
  });

  it("keeps null, 0 and an archived 0 of costs apart", async ({ connection }) => {
    const cost = {
      basis: "reported",
      role: "all",
      usd: null,
      archivedUsd: null,
      usdKnown: null,
      calls: null,
      callsWithUsage: null,
      inputTokens: null,
      outputTokens: null,
      priceTable: null,
      unpricedModels: [],
    } as const;
    const costs = [
      cost,
      { ...cost, usd: 0, archivedUsd: 0, usdKnown: 0 },
      { ...cost, archivedUsd: 0, inputTokens: 5, unpricedModels: ["m"] },
      { ...cost, usd: 1e-7, archivedUsd: 0.1 + 0.2, usdKnown: 1e-7 },
    ];
    await saveRun(connection, { ...sampleRun, episodes: [{ ...sampleEpisode, costs }] });

    const rows = await connection.db.select().from(episodeCosts).orderBy(episodeCosts.place);
    expect(rows.map(({ runId: _run, ordinal: _ordinal, place: _place, ...row }) => row)).toEqual(
      costs,
    );
  });

  it("stores traces byte for byte and drops nothing else", async ({ connection }) => {
    const gzip = gzipSync("[]");
    async function* packed(): AsyncGenerator<PackedTrace> {
      yield { ordinal: 0, gzip };
    }
    await saveRun(connection, { ...sampleRun, traces: packed() });

    const rows = await connection.db.select().from(traces);
    expect(rows.map(({ events }) => Buffer.from(events).equals(gzip))).toEqual([true]);
  });

  it("adds the missing episodes of the plan after the archived ones", async ({ connection }) => {
    const missing = [{ task: "b", trial: 0 }];
    const late = { ...sampleEpisode, ordinal: 7 };
    const counts = { ...sampleRun.summary.counts, declared: 2, planned: 2, missing: 1 };
    await saveRun(connection, withCounts({ ...sampleRun, episodes: [late], missing }, counts));

    const rows = await connection.db.select().from(scores).orderBy(scores.ordinal);
    expect(rows.map(({ ordinal, status, scoreSource }) => [ordinal, status, scoreSource])).toEqual([
      [7, "valid", "archived"],
      [8, "missing", null],
    ]);
  });

  it("replaces a copy that was never published, and leaves a published one alone", async ({
    connection,
  }) => {
    const { db } = connection;
    const renamed = { ...sampleRun, archive: { ...sampleRun.archive, name: "other.jsonl" } };
    expect(await saveRun(connection, sampleRun)).toEqual({ kind: "stored" });
    expect(await saveRun(connection, renamed)).toEqual({ kind: "stored" });
    expect(await db.$count(episodes)).toBe(1);
    await db
      .update(runs)
      .set({ publishedAt: new Date(0) })
      .where(eq(runs.id, sampleRun.summary.id));

    expect(await saveRun(connection, sampleRun)).toEqual({ kind: "known" });
    const system = { ...sampleRun.summary.system, model: "another" };
    const contradicting = { ...sampleRun, summary: { ...sampleRun.summary, system } };
    expect(await saveRun(connection, contradicting)).toMatchObject({ kind: "conflict" });
    expect(await db.$count(episodes)).toBe(1);
  });

  it("keeps a reported row without counts and its figures by their lexemes", async ({
    connection,
  }) => {
    const reported = [
      {
        metric: "pass_hat_1",
        value: "42.10",
        unit: "percent",
        recomputed: null,
        agrees: null,
        source: "s.json#/a",
        notes: [],
      },
      {
        metric: "pass_hat_2",
        value: null,
        unit: "percent",
        recomputed: null,
        agrees: null,
        source: "s.json#/b",
        notes: ["label moved"],
      },
      {
        metric: "cost",
        value: "0",
        unit: "usd",
        recomputed: null,
        agrees: null,
        source: "s.json#/c",
        notes: [],
      },
    ] as const;
    const none = { naive: null, ofScored: null, low: null, high: null };
    const summary = {
      ...sampleRun.summary,
      plannedSource: null,
      counts: null,
      score: none,
      reported,
    };
    const { db } = connection;
    await saveRun(connection, { ...sampleRun, summary, scaledSum: null, episodes: [] });
    await publishAs(connection, "b");

    const [row] = await boardRuns(db, "b");
    expect(row).toMatchObject({ counts: null, plannedSource: null, score: none, reported });
    expect(await findEpisode(db, summary.id, "a", 0)).toBeNull();
  });

  it("brings the provenance back in its order", async ({ connection }) => {
    const provenance = [
      { name: "harness commit", value: "16bb03e", source: "a.json#/git_info/commit" },
      { name: "encrypted at", value: "2025-09-11T16:08:52", source: "a.json#/encrypted_at" },
    ];
    const { db } = connection;
    await saveRun(connection, {
      ...sampleRun,
      summary: { ...sampleRun.summary, provenance },
    });
    await publishAs(connection, "b");
    expect((await boardRuns(db, "b")).map((row) => row.provenance)).toEqual([provenance]);
  });

  it("brings the ledger back as it was computed, and none where there is none", async ({
    connection,
  }) => {
    const calls = [sampleCall, { ...sampleCall, id: "inner", parentId: "s" }];
    const ledger = costLedger({ calls, statedUsd: "0.10", priceTables: [] });
    const reproductions: readonly CostReproduction[] = [
      {
        ...{ priceTable: "site", priceTableTitle: "the site's prices", cacheRule: "full_price" },
        ...{ unpricedRule: "counts_zero", unpricedModels: ["m"], usd: 0.1, reported: "0.10" },
        ...{ agreesWithinUsd: 0, inferred: false, sentence: "Reproduced." },
      },
    ];
    const { db } = connection;
    const second = { id: `r_${"1".repeat(20)}`, ledger, reproductions };
    await saveRun(connection, sampleRun);
    await saveRun(connection, { ...sampleRun, summary: { ...sampleRun.summary, ...second } });
    await publishAs(connection, "b");
    expect(await boardRuns(db, "b")).toMatchObject([{ ledger: null, reproductions: [] }, second]);
    expect((await findRun(db, second.id))?.run.ledger).toEqual(ledger);
  });

  it("lets a run make its archive less visible, and none make it more so", async ({
    connection,
  }) => {
    const { db } = connection;
    const seen = async () => (await db.select().from(archives)).map((row) => row.visibility);
    const hidden = { ...sampleRun.archive, visibility: "aggregates_only" } as const;
    await saveRun(connection, sampleRun);
    expect(await seen()).toEqual(["public"]);
    await saveRun(connection, { ...sampleRun, archive: hidden });
    await saveRun(connection, sampleRun);
    expect(await seen()).toEqual(["aggregates_only"]);
    await publishAs(connection, "b");
    expect((await boardRuns(db, "b")).map((row) => row.visibility)).toEqual(["aggregates_only"]);
  });

  it("refuses a run whose task set nobody named", async ({ connection }) => {
    const taskSet = { ...sampleRun.summary.taskSet, name: null };
    const nameless = { ...sampleRun, summary: { ...sampleRun.summary, taskSet } };
    await expect(saveRun(connection, nameless)).rejects.toThrow("no task set");
  });
});

describe("publishRuns", () => {
  it("shows nothing of another submission", async ({ connection }) => {
    await saveRun(connection, sampleRun);
    await publishRuns(connection.db, "s_other", new Date(0));
    expect((await connection.db.select().from(runs)).map(({ publishedAt }) => publishedAt)).toEqual(
      [null],
    );
  });
});

/** Shows every stored run on one board. */
async function publishAs({ db }: Connection, slug: string): Promise<void> {
  await db.update(runs).set({ publishedAt: new Date(0) });
  const { key: measurementKey } = sampleRun.summary.measurement;
  const board = { slug, title: "t", benchmark: "filing", taskSet: "inbox", measurementKey };
  await db.insert(boards).values(board);
}

function withCounts(
  run: NewRun,
  counts: Partial<NonNullable<NewRun["summary"]["counts"]>>,
): NewRun {
  const { counts: before } = run.summary;
  if (before === null) throw new Error("the sample has counts");
  return { ...run, summary: { ...run.summary, counts: { ...before, ...counts } } };
}
