import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals } from "../numbers/compare-decimals.ts";
import { sharedRanks } from "./shared-rank.ts";

describe("sharedRanks", () => {
  it("counts 1, 2, 2, 4 and says which are tied, in the order given", () => {
    expect(sharedRanks(["27.32", "30.15", "27.320", "26"], compareDecimals)).toEqual([
      { rank: 2, tied: true },
      { rank: 1, tied: false },
      { rank: 2, tied: true },
      { rank: 4, tied: false },
    ]);
  });

  it("ranks nothing when there is nothing", () => {
    expect(sharedRanks([], compareDecimals)).toEqual([]);
  });

  it("is 1 + the rows above, and tied exactly when another row is equal", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (values) => {
        const expected = values.map((value) => ({
          rank: 1 + values.filter((other) => other > value).length,
          tied: values.filter((other) => other === value).length > 1,
        }));
        expect(sharedRanks(values, (a, b) => a - b)).toEqual(expected);
      }),
    );
  });

  it("leaves the caller's rows in their order", () => {
    const values = [1, 3, 2];
    sharedRanks(values, (a, b) => a - b);
    expect(values).toEqual([1, 3, 2]);
  });
});
