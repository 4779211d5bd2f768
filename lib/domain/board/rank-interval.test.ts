import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFractions } from "../numbers/compare-fractions.ts";
import { type Fraction, fraction } from "../numbers/fraction.ts";
import { type Bounds, type RankInterval, rankIntervals } from "./rank-interval.ts";

interface Run {
  readonly planned: number;
  readonly passed: number;
  readonly open: number;
}

const anyRun: fc.Arbitrary<Run> = fc
  .tuple(fc.nat(4), fc.nat(4), fc.nat(3))
  .map(([passed, failed, open]) => ({ planned: passed + failed + open + 1, passed, open }));

function bounds({ planned, passed, open }: Run): Bounds<Fraction> {
  return { low: fraction(passed, planned), high: fraction(passed + open, planned) };
}

/** The definition, word for word. */
function byDefinition(rows: readonly Bounds<Fraction>[]): readonly RankInterval[] {
  return rows.map((row) => {
    const others = rows.filter((other) => other !== row);
    return {
      best: 1 + others.filter(({ low }) => compareFractions(low, row.high) > 0).length,
      worst: 1 + others.filter(({ high }) => compareFractions(high, row.low) > 0).length,
    };
  });
}

/** Every way in which the open episodes of all runs may turn out. */
function completions(runs: readonly Run[]): readonly (readonly Fraction[])[] {
  return runs.reduce<readonly (readonly Fraction[])[]>(
    (done, { planned, passed, open }) =>
      done.flatMap((scores) =>
        Array.from({ length: open + 1 }, (_, more) => [
          ...scores,
          fraction(passed + more, planned),
        ]),
      ),
    [[]],
  );
}

function placeOf(index: number, scores: readonly Fraction[]): number {
  const own = scores.slice(index, index + 1);
  return (
    1 + scores.filter((other) => own.some((score) => compareFractions(other, score) > 0)).length
  );
}

describe("rankIntervals", () => {
  it("leaves both places open to both rows of the worked example", () => {
    const rows = [
      { planned: 100, passed: 30, open: 50 },
      { planned: 100, passed: 43, open: 2 },
    ];
    expect(rankIntervals(rows.map(bounds), compareFractions)).toEqual([
      { best: 1, worst: 2 },
      { best: 1, worst: 2 },
    ]);
  });

  it("does not call a rival at 0.62 beaten by bounds from 0.56 to 0.76", () => {
    const rows = [
      { planned: 50, passed: 28, open: 10 },
      { planned: 50, passed: 31, open: 0 },
      { planned: 50, passed: 39, open: 0 },
    ];
    expect(rankIntervals(rows.map(bounds), compareFractions)).toEqual([
      { best: 2, worst: 3 },
      { best: 2, worst: 3 },
      { best: 1, worst: 1 },
    ]);
  });

  it("lets ties share the better rank, on whatever denominator they were counted", () => {
    const [third, sixths, half] = [fraction(1, 3), fraction(2, 6), fraction(1, 2)];
    const rows = [third, sixths, half].map((score) => ({ low: score, high: score }));
    expect(rankIntervals(rows, compareFractions)).toEqual([
      { best: 2, worst: 2 },
      { best: 2, worst: 2 },
      { best: 1, worst: 1 },
    ]);
  });

  it("has nothing to say of no rows", () => {
    expect(rankIntervals([], compareFractions)).toEqual([]);
  });

  it("is the quadratic definition", () => {
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 12 }), (runs) => {
        const rows = runs.map(bounds);
        expect(rankIntervals(rows, compareFractions)).toEqual(byDefinition(rows));
      }),
    );
  });

  it("reaches its ends in some completion, and no completion passes them", () => {
    fc.assert(
      fc.property(fc.array(anyRun, { minLength: 1, maxLength: 4 }), (runs) => {
        const all = completions(runs);
        const expected = runs.map((_, index) => {
          const places = all.map((scores) => placeOf(index, scores));
          return { best: Math.min(...places), worst: Math.max(...places) };
        });
        expect(rankIntervals(runs.map(bounds), compareFractions)).toEqual(expected);
      }),
    );
  });
});
