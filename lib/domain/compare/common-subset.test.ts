import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonSubset } from "./common-subset.ts";

describe("commonSubset", () => {
  it("keeps what both ran and names what is left out, in natural order", () => {
    expect(commonSubset(["t10", "t2", "t2", "t1"], ["t3", "t10", "t2", "t20"])).toEqual({
      common: ["t2", "t10"],
      onlyA: ["t1"],
      onlyB: ["t3", "t20"],
    });
  });

  it("loses nothing and mirrors", () => {
    const anyIds = fc.array(fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(anyIds, anyIds, (a, b) => {
        const { common, onlyA, onlyB } = commonSubset(a, b);
        expect(new Set([...common, ...onlyA])).toEqual(new Set(a));
        expect(new Set([...common, ...onlyB])).toEqual(new Set(b));
        expect(common.length + onlyA.length + onlyB.length).toBe(new Set([...a, ...b]).size);
        expect(commonSubset(b, a)).toEqual({ common, onlyA: onlyB, onlyB: onlyA });
      }),
    );
  });
});
