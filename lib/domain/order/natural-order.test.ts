import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naturalOrder } from "./natural-order.ts";

const anyId = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "b", "-", "_", "0", "1", "2", "9"), maxLength: 6 }),
  fc.string({ unit: "binary", maxLength: 4 }),
);

describe("naturalOrder", () => {
  it("orders numbers by value and the rest by code point", () => {
    const ids = ["task_10", "10", "task_2", "9", "b", "a", "2", "task_2b", "B"];
    expect(ids.toSorted(naturalOrder)).toEqual([
      "2",
      "9",
      "10",
      "B",
      "a",
      "b",
      "task_2",
      "task_2b",
      "task_10",
    ]);
  });

  it("tells ids apart that mean the same number", () => {
    expect(naturalOrder("01", "1")).toBe(-1);
    expect(naturalOrder("1", "01")).toBe(1);
    expect(naturalOrder("a01b3", "a1b2")).toBe(1);
    expect(naturalOrder("", "")).toBe(0);
    expect(naturalOrder("", "a")).toBe(-1);
  });

  it("compares numbers beyond any machine number", () => {
    const huge = "9".repeat(400);
    expect(naturalOrder(`${huge}8`, `${huge}9`)).toBe(-1);
    expect(naturalOrder(huge, `${huge}0`)).toBe(-1);
  });

  it("is a total order: reflexive only on equals, mirrored, transitive", () => {
    fc.assert(
      fc.property(anyId, anyId, anyId, (a, b, c) => {
        expect(naturalOrder(a, b) === 0).toBe(a === b);
        expect(naturalOrder(a, b) + naturalOrder(b, a)).toBe(0);
        if (naturalOrder(a, b) <= 0 && naturalOrder(b, c) <= 0) {
          expect(naturalOrder(a, c)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("orders plain numbers as numbers", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(naturalOrder(String(a), String(b))).toBe(Math.sign(a - b));
      }),
    );
  });
});
