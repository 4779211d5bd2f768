import { describe, expect, it } from "vitest";
import { checkedInterval } from "./interval.ts";

describe("checkedInterval", () => {
  it.each([
    { low: 0.42, high: 0.445 },
    { low: 0, high: 0 },
  ])("hands %o on", (interval) => {
    expect(checkedInterval(interval)).toBe(interval);
  });

  it.each([
    { low: 0.5, high: 0.4 },
    { low: Number.NaN, high: 1 },
    { low: 0, high: Number.NaN },
  ])("refuses %o", (interval) => {
    expect(() => checkedInterval(interval)).toThrow(RangeError);
  });
});
