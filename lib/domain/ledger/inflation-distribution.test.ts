import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inflationDistribution } from "./inflation-distribution.ts";

const of = (group: string, ...factors: readonly number[]) =>
  factors.map((factor) => ({ group, factor }));

describe("inflationDistribution", () => {
  it("keeps runs at 1, at 2 and in between apart", () => {
    expect(inflationDistribution(of("Loop", 1.004, 2, 2.01, 1.5))).toEqual([
      {
        group: "Loop",
        runs: 4,
        atOne: 1,
        atTwo: 2,
        between: 1,
        low: 1.004,
        median: 1.75,
        high: 2.01,
      },
    ]);
  });

  it("puts the largest group first, then goes by name", () => {
    const runs = [...of("b", 1), ...of("a", 2), ...of("c", 1, 1)];
    expect(inflationDistribution(runs).map(({ group }) => group)).toEqual(["c", "a", "b"]);
    expect(inflationDistribution([])).toEqual([]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (factor) => {
    expect(() => inflationDistribution(of("a", factor))).toThrow(RangeError);
  });

  it("loses no run and keeps the median in the range", () => {
    const run = fc.record({
      group: fc.constantFrom("a", "b", "c"),
      factor: fc.double({ min: 0.5, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(run), (runs) => {
        const spreads = inflationDistribution(runs);
        expect(spreads.reduce((sum, spread) => sum + spread.runs, 0)).toBe(runs.length);
        for (const { runs: all, atOne, atTwo, between, low, median, high } of spreads) {
          expect(atOne + atTwo + between).toBe(all);
          expect(low <= median && median <= high).toBe(true);
        }
      }),
    );
  });
});
