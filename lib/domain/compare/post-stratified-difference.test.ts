import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { postStratifiedDifference } from "./post-stratified-difference.ts";

const point = (value: number) => ({ low: value, high: value });

describe("postStratifiedDifference", () => {
  it("weights each stratum's difference as declared", () => {
    const strata = [
      { name: "reads", weight: 0.25, a: point(0.5), b: point(0.25) },
      { name: "writes", weight: 0.75, a: point(0.25), b: { low: 0.25, high: 0.5 } },
    ];
    expect(postStratifiedDifference(strata)).toEqual({
      kind: "difference",
      difference: { low: 0.0625 - 0.1875, high: 0.0625 },
    });
  });

  it("names the strata that one side lacks instead of spreading their weight", () => {
    const strata = [
      { name: "reads", weight: 0.25, a: point(0.5), b: null },
      { name: "writes", weight: 0.25, a: null, b: point(0.5) },
      { name: "both", weight: 0.5, a: point(0.5), b: point(0.5) },
    ];
    const expected = { kind: "strata_absent", names: ["reads", "writes"] };
    expect(postStratifiedDifference(strata)).toEqual(expected);
  });

  it.each([[[]], [[0.5]], [[1.5, -0.5]], [[Number.NaN, 1]]])(
    "refuses the weights %o",
    (weights) => {
      const strata = weights.map((weight) => ({ name: "k", weight, a: point(1), b: point(0) }));
      expect(() => postStratifiedDifference(strata)).toThrow(RangeError);
    },
  );

  it("is the one difference where all strata agree, whatever the weights", () => {
    const anyWeights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(anyWeights, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const strata = parts.map((part, n) => {
          return { name: `${n}`, weight: part / total, a: point(0.75), b: point(0.25) };
        });
        const found = postStratifiedDifference(strata);
        if (found.kind !== "difference") throw new Error("every stratum has both sides");
        expect(found.difference.low).toBeCloseTo(0.5, 9);
        expect(found.difference.high).toBeCloseTo(0.5, 9);
      }),
    );
  });
});
