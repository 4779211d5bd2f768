import { describe, expect } from "vitest";
import { archiveRuns } from "#db/queries/archive-runs.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { neighbourEpisodes } from "#db/queries/neighbour-episodes.ts";
import { runEpisodeCosts } from "#db/queries/run-episode-costs.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import { sameSystemRuns } from "#db/queries/same-system-runs.ts";
import type { EpisodeFilter } from "#lib/domain/episode/episode-filter.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { it, runText, uploadOf } from "./testing.ts";

const scorer = { ran: true };
const episodes = [
  { task: "a", trial: 0, execution: "finished", scorer, score: { value: 1 }, cost: { usd: 0 } },
  { task: "b", trial: 0, execution: "finished", scorer, score: { value: 0 }, cost: { usd: 0.25 } },
  { task: "c", trial: 0, execution: "finished", scorer, score: { value: 0.5 } },
  { task: "d", trial: 0, execution: "limit", scorer: { ran: false }, score: { value: 0 } },
];
const plan = { tasks: ["a", "b", "c", "d", "e"], trials: 1 };
const scale = { low: 0, high: 1, threshold: 1 };

describe("what a run's page asks for", () => {
  it("narrows episodes to an outcome, a status or all that is unresolved", async ({ context }) => {
    await ingestArchive(context, uploadOf(runText({ plan, scale }, episodes)));
    const [run] = await boardRuns(context.db, "filing-inbox");
    const tasksOf = async (status?: EpisodeFilter) => {
      const page = { afterOrdinal: null, limit: 10, status };
      return (await runEpisodes(context.db, run?.id ?? "", page)).map(({ task }) => task).join("");
    };

    expect(await tasksOf()).toBe("abcde");
    expect(await tasksOf("pass")).toBe("a");
    expect(await tasksOf("fail")).toBe("b");
    expect(await tasksOf("partial")).toBe("c");
    expect(await tasksOf("unresolved")).toBe("de");
    expect(await tasksOf("missing")).toBe("e");
    expect(await tasksOf("valid")).toBe("abc");
  });

  it("finds the costs of a page and the episodes on both sides of one", async ({ context }) => {
    await ingestArchive(context, uploadOf(runText({ plan, scale }, episodes)));
    const [run] = await boardRuns(context.db, "filing-inbox");
    const id = run?.id ?? "";

    const costs = await runEpisodeCosts(context.db, id, [0, 1, 4]);
    expect(costs.get(0)?.map(({ usd }) => usd)).toEqual([0]);
    expect(costs.get(1)?.map(({ usd }) => usd)).toEqual([0.25]);
    expect(costs.get(4)).toBeUndefined();
    expect((await runEpisodeCosts(context.db, id, [])).size).toBe(0);

    expect(await neighbourEpisodes(context.db, id, 0)).toEqual({
      previous: null,
      next: { task: "b", trial: 0 },
    });
    expect(await neighbourEpisodes(context.db, id, 4)).toEqual({
      previous: { task: "d", trial: 0 },
      next: null,
    });
  });

  it("finds other runs of the same names on the board, and an archive's own rows", async ({
    context,
  }) => {
    const system = { model: "m", agent: "loop" };
    const texts = [
      runText({ plan, scale, system }, episodes),
      runText({ plan, scale, system }, episodes.slice(0, 2)),
      runText({ plan, scale, system: { model: "m" } }, episodes),
      runText({ plan, scale, system: { agent: "loop" } }, episodes),
    ];
    for (const text of texts) await ingestArchive(context, uploadOf(text));
    const rows = await boardRuns(context.db, "filing-inbox");
    expect(rows).toHaveLength(4);

    const counts = await Promise.all(
      rows.map(async (row) => {
        const { model, agent } = row.system;
        const found = await sameSystemRuns(context.db, row);
        return `${model} ${agent}: ${found.filter(({ id }) => id !== row.id).length}`;
      }),
    );
    expect(counts.toSorted()).toEqual(["m loop: 1", "m loop: 1", "m null: 0", "null loop: 0"]);

    const shas = rows.map(({ archiveSha256 }) => archiveSha256);
    expect(await archiveRuns(context.db, shas.slice(0, 1))).toMatchObject([{ id: rows[0]?.id }]);
    expect(await archiveRuns(context.db, [])).toEqual([]);
  });
});
