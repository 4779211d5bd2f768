import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BreakEvenSide, breakEvenLine } from "./break-even.ts";
import { breakEvenCount } from "./break-even-count.ts";

const a: BreakEvenSide = { planned: 100, passed: 30, unresolved: 50 };
const b: BreakEvenSide = { planned: 100, passed: 43, unresolved: 2 };

const anySide: fc.Arbitrary<BreakEvenSide> = fc
  .tuple(fc.nat(30), fc.nat(30), fc.nat(30))
  .map(([passed, failed, unresolved]) => ({
    planned: passed + failed + unresolved + 1,
    passed,
    unresolved,
  }));

describe("breakEvenLine", () => {
  it("is qA = 0.26 + 0.04 qB for the worked pair: 14 of A's 50 at qB = 0.5", () => {
    const line = breakEvenLine(a, b);
    expect(line).toEqual({ kind: "line", intercept: 0.26, slope: 0.04 });
    expect(breakEvenCount(0.26 + 0.04 * 0.5, a.unresolved)).toMatchObject({
      kind: "tie",
      count: 14,
    });
  });

  it("does not exist when A has nothing unresolved", () => {
    expect(breakEvenLine({ ...a, unresolved: 0 }, b)).toEqual({ kind: "no_line" });
  });

  it("is flat when B has nothing unresolved", () => {
    expect(breakEvenLine(a, { ...b, unresolved: 0 })).toMatchObject({ slope: 0 });
  });

  it.each([
    { planned: 0, passed: 0, unresolved: 0 },
    { planned: 2, passed: 2, unresolved: 1 },
    { planned: 2, passed: -1, unresolved: 1 },
    { planned: 2, passed: 1, unresolved: -1 },
    { planned: 2, passed: Number.NaN, unresolved: 1 },
  ])("refuses %o on either side", (side) => {
    expect(() => breakEvenLine(side, b)).toThrow(RangeError);
    expect(() => breakEvenLine(a, side)).toThrow(RangeError);
  });

  it("makes both full scores equal at every point of it", () => {
    const anyRate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anySide, anySide, anyRate, (left, right, qB) => {
        const line = breakEvenLine(left, right);
        expect(line.kind === "no_line").toBe(left.unresolved === 0);
        if (line.kind === "no_line") return;
        const qA = line.intercept + line.slope * qB;
        const fullA = (left.passed + left.unresolved * qA) / left.planned;
        const fullB = (right.passed + right.unresolved * qB) / right.planned;
        expect(fullA).toBeCloseTo(fullB, 9);
      }),
    );
  });
});

describe("breakEvenCount", () => {
  it.each([
    [0.28, 50, { kind: "tie", share: 0.28, count: 14 }],
    [0, 50, { kind: "tie", share: 0, count: 0 }],
    [1, 50, { kind: "tie", share: 1, count: 50 }],
    [0.1 + 0.2, 10, { kind: "tie", share: 0.1 + 0.2, count: 3 }],
    [0.27, 50, { kind: "between", share: 0.27, below: 13, above: 14 }],
    [1.01, 50, { kind: "infeasible", share: 1.01 }],
    [1.02, 50, { kind: "infeasible", share: 1.02 }],
    [-0.02, 50, { kind: "infeasible", share: -0.02 }],
    [-0.01, 50, { kind: "infeasible", share: -0.01 }],
  ])("at a share of %d of %d", (share, unresolved, expected) => {
    expect(breakEvenCount(share, unresolved)).toEqual(expected);
  });

  it.each([
    [0.5, 0],
    [0.5, 1.5],
    [Number.NaN, 50],
    [Number.POSITIVE_INFINITY, 50],
  ])("refuses a share of %d among %d", (share, unresolved) => {
    expect(() => breakEvenCount(share, unresolved)).toThrow(RangeError);
  });

  it("names the last count at which A still trails and the first at which it leads", () => {
    const withOpen = anySide.filter(({ unresolved }) => unresolved > 0);
    fc.assert(
      fc.property(withOpen, anySide, (left, right) => {
        const line = breakEvenLine(left, { ...right, unresolved: 0 });
        if (line.kind === "no_line") throw new Error("A has unresolved episodes");
        const leads = Array.from({ length: left.unresolved + 1 }, (_, more) =>
          Math.sign((left.passed + more) * right.planned - right.passed * left.planned),
        );
        expect(breakEvenCount(line.intercept, left.unresolved)).toMatchObject(byTrial(leads));
      }),
    );
  });
});

/** The break-even count read off A's lead over B at 0, 1, 2, ... passes. */
function byTrial(leads: readonly number[]) {
  const tie = leads.indexOf(0);
  if (tie >= 0) return { kind: "tie", count: tie };
  const first = leads.indexOf(1);
  if (first <= 0) return { kind: "infeasible" };
  return { kind: "between", below: first - 1, above: first };
}
