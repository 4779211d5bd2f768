import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReadEpisode, resolveEpisodes } from "./resolve-episodes.ts";

function episode(task: string, trial: number, contentDigest: string, ordinal: number): ReadEpisode {
  return {
    run: "r",
    task,
    trial,
    ordinal,
    contentDigest,
    nativeId: null,
    source: `run.json#/${ordinal}`,
    execution: "finished",
    terminationWord: null,
    startedAt: null,
    endedAt: null,
    costs: [],
    score: {
      status: "valid",
      reason: null,
      value: 1,
      archivedValue: "1.0",
      reportedStatus: null,
      scoreSource: "archived",
      evidence: [],
    },
  };
}

const declaredPlan = { source: "declared", tasks: ["a", "b"], trials: [0] } as const;

describe("resolveEpisodes", () => {
  it("counts a record repeated byte for byte once, and says so", () => {
    const resolution = resolveEpisodes(
      [episode("a", 0, "x", 0), episode("a", 0, "x", 1)],
      { source: "as_found" },
      "run.json",
    );
    expect(resolution.episodes).toHaveLength(1);
    expect(resolution.dropped).toEqual([1]);
    expect(resolution.problems).toMatchObject([
      { code: "duplicate_episode", effect: "note", source: "run.json#/1" },
    ]);
  });

  it("believes neither of two different records, and names both places", () => {
    const resolution = resolveEpisodes(
      [episode("a", 0, "x", 0), episode("a", 0, "y", 1)],
      { source: "as_found" },
      "run.json",
    );
    expect(resolution.episodes).toMatchObject([
      { score: { status: "suspect", reason: "contradiction", value: null, archivedValue: "1.0" } },
    ]);
    expect(resolution.problems).toMatchObject([{ code: "contradiction", effect: "score_lost" }]);
  });

  it("finds what the plan names and the archive lacks, and what it holds beyond the plan", () => {
    const resolution = resolveEpisodes(
      [episode("a", 0, "x", 0), episode("c", 0, "y", 1)],
      declaredPlan,
      "run.json",
    );
    expect(resolution.declared).toBe(2);
    expect(resolution.missing).toEqual([{ task: "b", trial: 0 }]);
    expect(resolution.episodes.map(({ planned }) => planned)).toEqual([true, false]);
    expect(resolution.problems).toMatchObject([{ code: "unplanned_episode" }]);
  });

  it("plans nothing for a run of reported figures", () => {
    expect(resolveEpisodes([], { source: null }, "run.json").declared).toBeNull();
  });

  it("refuses a plan of billions without listing it, found or declared", () => {
    const numbers = Array.from({ length: 2000 }, (_, n) => n);
    const diagonal = numbers.map((n) => episode(`${n}`, n, "x", n));
    expect(() => resolveEpisodes(diagonal, { source: "as_found" }, "run.json")).toThrow(
      "The episodes found name 2000 tasks and 2000 trials",
    );
    const plan = { source: "declared", tasks: numbers.map(String), trials: numbers } as const;
    expect(() => resolveEpisodes([], plan, "run.json")).toThrow("The plan names 2000 tasks");
  });

  it("takes more repetitions and more unplanned episodes than a call takes arguments", () => {
    const many = Array.from({ length: 150_000 }, (_, n) => n);
    const repeated = many.map((n) => episode("a", 0, "x", n));
    expect(resolveEpisodes(repeated, declaredPlan, "run.json").dropped).toHaveLength(149_999);
    const unplanned = many.map((n) => episode(`t${n}`, 0, "x", n));
    expect(resolveEpisodes(unplanned, declaredPlan, "run.json").problems).toHaveLength(150_000);
  });

  it("accounts for every record and every planned pair", () => {
    const anyRecord = fc.tuple(
      fc.constantFrom("a", "b", "c"),
      fc.nat(2),
      fc.constantFrom("x", "y"),
    );
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const read = records.map(([task, trial, digest], ordinal) =>
          episode(task, trial, digest, ordinal),
        );
        const { episodes, dropped, missing, declared } = resolveEpisodes(
          read,
          { source: "as_found" },
          "run.json",
        );
        expect(episodes.length + dropped.length).toBe(read.length);
        expect(episodes.length + missing.length).toBe(declared);
      }),
    );
  });
});
