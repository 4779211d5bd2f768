import { describe, expect } from "vitest";
import { saveRun } from "../commands/save-run.ts";
import { sampleEpisode, sampleRun } from "../commands/testing.ts";
import { runs } from "../schema/index.ts";
import { it } from "../testing.ts";
import { comparedScores } from "./compared-scores.ts";

const half = { ...sampleEpisode.score, value: 5, archivedValue: "5" };
const run = {
  ...sampleRun,
  scale: { low: 0, high: 10, threshold: 10 },
  episodes: [
    { ...sampleEpisode, score: half },
    { ...sampleEpisode, ordinal: 1, task: "b", trial: 3, planned: false, score: half },
    {
      ...{ ...sampleEpisode, ordinal: 2, task: "c" },
      score: { ...half, status: "unscored", reason: "policy_zero", value: null } as const,
    },
  ],
};

describe("comparedScores", () => {
  it("gives planned episodes on their scale, with what the archive says of their tasks", async ({
    connection,
  }) => {
    await saveRun(connection, run);
    expect(await comparedScores(connection.db, run.summary)).toEqual([]);
    await connection.db.update(runs).set({ publishedAt: new Date(0) });

    expect(await comparedScores(connection.db, run.summary)).toEqual([
      {
        ...{ task: "a", trial: 0, status: "valid", reason: null, outcome: "partial", scaled: 0.5 },
        ...{ requiresWrite: true, emptyReference: null },
      },
      {
        ...{ task: "c", trial: 0, status: "unscored", reason: "policy_zero", outcome: null },
        ...{ scaled: null, requiresWrite: null, emptyReference: null },
      },
    ]);
    const other = { ...run.summary, measurement: { key: "m_other" } };
    expect(await comparedScores(connection.db, other)).toEqual([]);
  });
});
