import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFractions } from "../numbers/compare-fractions.ts";
import { fraction } from "../numbers/fraction.ts";
import { type PairOrder, pairOrder } from "./pair-order.ts";
import { rankIntervals } from "./rank-interval.ts";

function bounds(passed: number, open: number, planned: number) {
  return { low: fraction(passed, planned), high: fraction(passed + open, planned) };
}

const anyBounds = fc
  .tuple(fc.nat(5), fc.nat(5), fc.nat(4))
  .map(([passed, failed, open]) => bounds(passed, open, passed + failed + open + 1));

const opposite = {
  above: "below",
  below: "above",
  tied: "tied",
  open: "open",
} as const satisfies Record<PairOrder, PairOrder>;

describe("pairOrder", () => {
  it("leaves the worked example open", () => {
    expect(pairOrder(bounds(30, 50, 100), bounds(43, 2, 100))).toBe("open");
  });

  it("tells above, below and tied apart, whatever the number of episodes", () => {
    expect(pairOrder(bounds(46, 0, 100), bounds(43, 2, 100))).toBe("above");
    expect(pairOrder(bounds(42, 0, 100), bounds(43, 2, 100))).toBe("below");
    expect(pairOrder(bounds(1, 0, 2), bounds(50, 0, 100))).toBe("tied");
  });

  it("calls a pair that only touches open: one way to resolve it is a tie, another is none", () => {
    expect(pairOrder(bounds(45, 0, 100), bounds(43, 2, 100))).toBe("open");
    expect(pairOrder(bounds(43, 2, 100), bounds(43, 2, 100))).toBe("open");
  });

  it("is turned round with the pair", () => {
    fc.assert(
      fc.property(anyBounds, anyBounds, (a, b) => {
        expect(pairOrder(b, a)).toBe(opposite[pairOrder(a, b)]);
      }),
    );
  });

  it("counts the same rows certainly above as the best rank does", () => {
    fc.assert(
      fc.property(fc.array(anyBounds, { maxLength: 8 }), (rows) => {
        const best = rows.map(
          (row) => 1 + rows.filter((other) => pairOrder(other, row) === "above").length,
        );
        expect(rankIntervals(rows, compareFractions).map((rank) => rank.best)).toEqual(best);
      }),
    );
  });
});
