import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { subsetShare } from "./subset-share.ts";

const anyCase = fc
  .tuple(fc.nat(4), fc.nat(4), fc.nat())
  .filter(([inside, outside]) => inside + outside > 0)
  .map(([inside, outside, seed]) => ({
    inside,
    trials: inside + outside,
    k: 1 + (seed % (inside + outside)),
  }));

/** Every k-subset of n trials, as bit masks; the first `inside` trials are those that count. */
function byEnumeration(inside: number, trials: number, k: number): number {
  const masks = Array.from({ length: 2 ** trials }, (_, mask) => mask.toString(2));
  const subsets = masks.filter((mask) => mask.replaceAll("0", "").length === k);
  const within = subsets.filter((mask) => mask.length <= inside);
  return within.length / subsets.length;
}

describe("subsetShare", () => {
  it.each([
    [3, 4, 2, 0.5],
    [4, 4, 4, 1],
    [0, 4, 1, 0],
    [1, 4, 2, 0],
    [2, 4, 1, 0.5],
  ])("gives C(%d,k)/C(%d,k) at k = %d", (inside, trials, k, share) => {
    expect(subsetShare(inside, trials, k)).toBe(share);
  });

  it("does not overflow where the binomials would", () => {
    expect(subsetShare(5000, 10_000, 1)).toBe(0.5);
    expect(subsetShare(9999, 10_000, 5000)).toBeCloseTo(0.5, 9);
  });

  it.each([
    [5, 4, 1],
    [-1, 4, 1],
    [1, 4, 0],
    [1, 4, 5],
    [1.5, 4, 1],
    [1, 4, 1.5],
    [Number.NaN, 4, 1],
  ])("refuses %d of %d at k = %d", (inside, trials, k) => {
    expect(() => subsetShare(inside, trials, k)).toThrow(RangeError);
  });

  it("is the share among all subsets, counted one by one", () => {
    fc.assert(
      fc.property(anyCase, ({ inside, trials, k }) => {
        expect(subsetShare(inside, trials, k)).toBeCloseTo(byEnumeration(inside, trials, k), 12);
      }),
    );
  });
});
