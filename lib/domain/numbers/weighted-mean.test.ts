import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type WeightedEpisode, weightedMean, weightings } from "./weighted-mean.ts";

function episode(task: string, model: string, low: number, high = low): WeightedEpisode {
  return { task, model, score: { low, high } };
}

const anyEpisode = fc
  .tuple(fc.constantFrom("s", "t"), fc.constantFrom("x", "y"), fc.constantFrom(0, 0.5, 1, null))
  .map(([task, model, value]) =>
    value === null ? episode(task, model, 0, 1) : episode(task, model, value),
  );

describe("weightedMean", () => {
  const episodes = [
    episode("s", "x", 1),
    episode("s", "x", 1),
    episode("t", "x", 1),
    episode("t", "y", 0),
    episode("t", "y", 0, 1),
  ];

  it.each([
    ["episode", { low: 0.6, high: 0.8 }],
    ["task", { low: (1 + 1 / 3) / 2, high: (1 + 2 / 3) / 2 }],
    ["model", { low: 0.5, high: 0.75 }],
  ] as const)("by %s counts each once", (weighting, expected) => {
    expect(weightedMean(episodes, weighting)).toEqual(expected);
  });

  it.each(weightings)("by %s has no mean of nothing", (weighting) => {
    expect(weightedMean([], weighting)).toBeNull();
  });

  it("does not tell the weightings apart where every group is of one size", () => {
    fc.assert(
      fc.property(fc.tuple(anyEpisode, anyEpisode), ([first, second]) => {
        const one = { ...first, task: "s", model: "x" };
        const two = { ...second, task: "t", model: "y" };
        const means = weightings.map((weighting) => weightedMean([one, two], weighting));
        expect(new Set(means.map((mean) => JSON.stringify(mean))).size).toBe(1);
      }),
    );
  });

  it("spans the means of the completions", () => {
    fc.assert(
      fc.property(
        fc.array(anyEpisode, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...weightings),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (open, weighting, value) => {
          const closed = open.map(({ task, model, score }) =>
            score.low === score.high
              ? episode(task, model, score.low)
              : episode(task, model, value),
          );
          const [bounds, full] = [weightedMean(open, weighting), weightedMean(closed, weighting)];
          if (bounds === null || full === null) throw new Error("there are episodes");
          expect(full.low).toBeGreaterThanOrEqual(bounds.low - 1e-12);
          expect(full.high).toBeLessThanOrEqual(bounds.high + 1e-12);
        },
      ),
    );
  });
});
