import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnDecimals, figureDecimals } from "./figure-precision.ts";
import { largestCount, possiblePasses } from "./possible-counts.ts";

function percent(lexeme: string, decimals = 2) {
  return { lexeme, unit: "percent", decimals } as const;
}

/** By trying every k in tenths of a thousandth per cent, in whole numbers. */
function oracle(hundredths: number, episodes: number): readonly number[] {
  return Array.from({ length: episodes + 1 }, (_, passes) => passes).filter(
    (passes) => Math.abs(2 * (10_000 * passes - hundredths * episodes)) <= episodes,
  );
}

describe("possiblePasses", () => {
  it.each([
    ["22.54", 386, [87]],
    ["22.54", 388, []],
    ["12.76", 384, [49]],
    ["12.4", 387, [48]],
    ["12.4", 388, []],
    ["17.57", 387, [68]],
    ["0", 388, [0]],
    ["100", 388, [388]],
    ["100.01", 388, []],
    ["-1", 388, []],
    ["50", 0, []],
  ] as const)("%s per cent of %i episodes", (lexeme, episodes, passes) => {
    if (episodes === 0) expect(largestCount(percent(lexeme), 0)).toBeNull();
    else expect(possiblePasses(percent(lexeme), episodes)).toEqual(passes);
  });

  it("takes a value half-way between two figures for either", () => {
    expect(possiblePasses(percent("12.5", 0), 8)).toEqual([1]);
    expect(possiblePasses(percent("12", 0), 8)).toEqual([1]);
    expect(possiblePasses(percent("13", 0), 8)).toEqual([1]);
  });

  it("reads fractions and exponents", () => {
    const half = { lexeme: "5e-1", unit: "fraction", decimals: 2 } as const;
    expect(possiblePasses(half, 4)).toEqual([2]);
    expect(possiblePasses({ ...half, lexeme: "1e999999999" }, 4)).toEqual([]);
    expect(possiblePasses({ ...half, lexeme: "1e-999999999" }, 4)).toEqual([]);
  });

  it("is what trying every count gives", () => {
    fc.assert(
      fc.property(fc.nat(11_000), fc.integer({ min: 1, max: 500 }), (hundredths, episodes) => {
        const found = possiblePasses(percent((hundredths / 100).toFixed(2)), episodes);
        expect(found).toEqual(oracle(hundredths, episodes));
      }),
    );
  });

  it("finds the count that a figure was made of again", () => {
    const counts = fc
      .integer({ min: 1, max: 5_000 })
      .chain((episodes) =>
        fc.record({ episodes: fc.constant(episodes), passes: fc.nat(episodes) }),
      );
    fc.assert(
      fc.property(counts, fc.nat(6), ({ episodes, passes }, decimals) => {
        const lexeme = ((100 * passes) / episodes).toFixed(decimals);
        expect(possiblePasses(percent(lexeme, decimals), episodes)).toContain(passes);
        const largest = largestCount(percent(lexeme, decimals), episodes);
        if (largest !== null) expect(largest).toEqual({ passes, episodes });
      }),
    );
  });
});

describe("largestCount", () => {
  it("goes down until a count fits, and takes none of several", () => {
    expect(largestCount(percent("22.54"), 388)).toEqual({ passes: 87, episodes: 386 });
    expect(largestCount(percent("50", 0), 388)).toBeNull();
    expect(largestCount(percent("150"), 388)).toBeNull();
  });

  it("understands a figure that was never rounded", () => {
    const lexeme = "11.082474226804123";
    const decimals = figureDecimals(lexeme, 2);
    expect(decimals).toBe(13);
    expect(largestCount(percent(lexeme, decimals), 388)).toEqual({ passes: 43, episodes: 388 });
  });
});

describe("columnDecimals", () => {
  it("is the most that a rounded figure shows", () => {
    expect(columnDecimals(["22.54", "12.4", "11.082474226804123"])).toBe(2);
    expect(columnDecimals(["30", "12"])).toBe(0);
    expect(columnDecimals([])).toBe(0);
    expect(figureDecimals("12.4", 2)).toBe(2);
    expect(figureDecimals("12.345", 2)).toBe(3);
  });
});
