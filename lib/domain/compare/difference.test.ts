import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Interval } from "../numbers/interval.ts";
import { differenceInterval, orderIdentified } from "./difference.ts";

const anyInterval: fc.Arbitrary<Interval> = fc
  .tuple(fc.integer({ min: 0, max: 64 }), fc.integer({ min: 0, max: 64 }))
  .map(([a, b]) => ({ low: Math.min(a, b) / 64, high: Math.max(a, b) / 64 }));

describe("differenceInterval", () => {
  it("leaves the worked pair between -0.15 and 0.37, so its order is not identified", () => {
    const difference = differenceInterval({ low: 0.3, high: 0.8 }, { low: 0.43, high: 0.45 });
    expect(difference.low).toBeCloseTo(-0.15, 12);
    expect(difference.high).toBeCloseTo(0.37, 12);
    expect(orderIdentified(difference)).toBe(false);
  });

  it.each([
    [
      { low: 1, high: 0 },
      { low: 0, high: 1 },
    ],
    [
      { low: 0, high: 1 },
      { low: Number.NaN, high: 1 },
    ],
  ])("refuses %o less %o", (a, b) => {
    expect(() => differenceInterval(a, b)).toThrow(RangeError);
  });

  it("is the range of a - b over the corners of both", () => {
    fc.assert(
      fc.property(anyInterval, anyInterval, (a, b) => {
        const corners = [a.low, a.high].flatMap((x) => [x - b.low, x - b.high]);
        const expected = { low: Math.min(...corners), high: Math.max(...corners) };
        expect(differenceInterval(a, b)).toEqual(expected);
      }),
    );
  });

  it("mirrors", () => {
    fc.assert(
      fc.property(anyInterval, anyInterval, (a, b) => {
        const [forth, back] = [differenceInterval(a, b), differenceInterval(b, a)];
        expect(forth.low + back.high).toBe(0);
        expect(forth.high + back.low).toBe(0);
        expect(orderIdentified(forth)).toBe(orderIdentified(back));
      }),
    );
  });
});

describe("orderIdentified", () => {
  it.each([
    [{ low: 0.01, high: 0.2 }, true],
    [{ low: -0.2, high: -0.01 }, true],
    [{ low: 0, high: 0.2 }, false],
    [{ low: -0.2, high: 0 }, false],
  ])("of %o is %s", (difference, expected) => {
    expect(orderIdentified(difference)).toBe(expected);
  });
});
