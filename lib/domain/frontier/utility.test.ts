import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Interval } from "../numbers/interval.ts";
import { indifferenceInterval, indifferencePoint, utilityDifference } from "./utility.ts";

const point = (value: number): Interval => ({ low: value, high: value });

function anyInterval(min: number, max: number): fc.Arbitrary<Interval> {
  const end = fc.integer({ min: min * 8, max: max * 8 }).map((eighths) => eighths / 8);
  return fc.tuple(end, end).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
}

describe("indifferencePoint", () => {
  it.each([
    [0.08, 40 - 30, 0.008],
    [0.03, 80 - 30, 0.0006],
  ])("of a gain of %d at %d USD more is %d", (gain, cost, price) => {
    expect(indifferencePoint(gain, cost)).toBeCloseTo(price, 15);
  });

  it.each([
    [0, 10],
    [-0.1, 10],
    [0.1, 0],
    [0.1, -10],
  ])("does not exist for a gain of %d at %d USD more", (gain, cost) => {
    expect(indifferencePoint(gain, cost)).toBeNull();
  });

  it("refuses what is not a number", () => {
    expect(() => indifferencePoint(Number.NaN, 1)).toThrow(RangeError);
    expect(() => indifferencePoint(1, Number.NaN)).toThrow(RangeError);
  });
});

describe("indifferenceInterval", () => {
  it("spans the point values", () => {
    const found = indifferenceInterval({ low: 0.02, high: 0.08 }, { low: 10, high: 40 });
    expect(found).toEqual({ low: 0.0005, high: 0.008 });
    expect(indifferenceInterval(point(0.08), point(10))).toEqual(point(0.008));
  });

  it("does not exist unless the extra cost is certainly above zero", () => {
    expect(indifferenceInterval(point(0.08), { low: 0, high: 10 })).toBeNull();
    expect(indifferenceInterval(point(0.08), { low: -1, high: 10 })).toBeNull();
  });

  it.each([
    [{ low: 1, high: 0 }, point(1)],
    [point(1), { low: 2, high: 1 }],
  ])("refuses %o at %o", (gain, cost) => {
    expect(() => indifferenceInterval(gain, cost)).toThrow(RangeError);
  });

  it("is the range of quotients over the corners, whatever the sign of the gain", () => {
    fc.assert(
      fc.property(anyInterval(-2, 2), anyInterval(1, 5), (gain, cost) => {
        const corners = [gain.low, gain.high].flatMap((p) => [p / cost.low, p / cost.high]);
        const found = indifferenceInterval(gain, cost);
        expect(found?.low).toBeCloseTo(Math.min(...corners), 12);
        expect(found?.high).toBeCloseTo(Math.max(...corners), 12);
      }),
    );
  });
});

describe("utilityDifference", () => {
  it("is zero at the indifference point", () => {
    const { low, high } = utilityDifference(point(0.08), point(10), 0.008);
    expect(low).toBeCloseTo(0, 15);
    expect(high).toBeCloseTo(0, 15);
  });

  it.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])("refuses the price %d", (price) => {
    expect(() => utilityDifference(point(1), point(1), price)).toThrow(RangeError);
  });

  it("refuses what is no interval", () => {
    expect(() => utilityDifference({ low: 1, high: 0 }, point(1), 1)).toThrow(RangeError);
    expect(() => utilityDifference(point(1), { low: 1, high: 0 }, 1)).toThrow(RangeError);
  });

  it("is the range of dp - lambda dc over the corners", () => {
    const prices = fc.nat(16).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(anyInterval(-2, 2), anyInterval(-5, 5), prices, (gain, cost, price) => {
        const corners = [gain.low, gain.high].flatMap((p) => [
          p - price * cost.low,
          p - price * cost.high,
        ]);
        const expected = { low: Math.min(...corners), high: Math.max(...corners) };
        expect(utilityDifference(gain, cost, price)).toEqual(expected);
      }),
    );
  });
});
