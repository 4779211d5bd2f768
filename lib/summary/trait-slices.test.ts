import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { traitSlices } from "#lib/domain/board/trait-slices.ts";
import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { ResolvedEpisode } from "./read-report.ts";
import { readEpisode } from "./testing.ts";

function episode(task: string, ordinal: number, value: number | null): ResolvedEpisode {
  const read = readEpisode(task, ordinal, []);
  const status = value === null ? "unscored" : "valid";
  return { ...read, planned: true, trial: ordinal, score: { ...read.score, status, value } };
}

function task(name: string, requiresWrite: boolean | null) {
  return { task: name, requiresWrite, emptyReference: null, scoringHash: null };
}

const tasks = [task("w", true), task("r", false), task("u", null)];

describe("a run's slices by task trait", () => {
  const episodes = [
    ...[episode("w", 0, 1), episode("w", 1, null), episode("r", 0, 0), episode("u", 0, 1)],
    ...[episode("not in the task list", 0, 1), { ...episode("r", 5, 1), planned: false }],
  ];
  const missing = [{ task: "w", trial: 2 }];
  const slices = traitSlices({ tasks, episodes, missing, scale: binaryScale });

  it("count each side of a trait and what nobody knows", () => {
    expect(slices.filter(({ trait }) => trait === "requires_write")).toMatchObject([
      {
        value: true,
        tasks: 1,
        planned: 3,
        valid: 1,
        pass: 1,
        unscored: 1,
        missing: 1,
        scaledSum: "1",
      },
      { value: false, tasks: 1, planned: 1, valid: 1, fail: 1, scaledSum: "0" },
      { value: null, tasks: 2, planned: 2, valid: 2, pass: 2, scaledSum: "2" },
    ]);
  });

  it("have one slice of a trait that no task states", () => {
    expect(slices.filter(({ trait }) => trait === "empty_reference")).toMatchObject([
      { value: null, tasks: 4, planned: 6 },
    ]);
  });

  it("leave an excluded episode out", () => {
    const { score, ...read } = episode("w", 0, null);
    const excluded = { ...read, score: { ...score, status: "excluded" } } as const;
    expect(traitSlices({ tasks, episodes: [excluded], missing: [], scale: binaryScale })).toEqual(
      [],
    );
  });

  it("add up to the run", () => {
    const value = fc.constantFrom(0, 1, null);
    const pair = fc.tuple(fc.constantFrom("w", "r", "u", "x"), value);
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 12 }), (pairs) => {
        const read = pairs.map(([name, score], n) => episode(name, n, score));
        const cut = traitSlices({ tasks, episodes: read, missing, scale: binaryScale }).filter(
          ({ trait }) => trait === "requires_write",
        );
        const sum = (part: "planned" | "valid" | "pass") =>
          cut.reduce((total, slice) => total + slice[part], 0);
        expect(sum("planned")).toBe(pairs.length + 1);
        expect(sum("valid")).toBe(pairs.filter(([, score]) => score !== null).length);
        expect(sum("pass")).toBe(pairs.filter(([, score]) => score === 1).length);
      }),
    );
  });
});
