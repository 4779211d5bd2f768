import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  counted,
  formatBounds,
  formatBytes,
  formatCount,
  formatPercent,
  formatRanks,
  formatUsd,
  shortDigest,
  spokenBounds,
} from "./format.ts";

describe("per cent", () => {
  it("writes the worked example", () => {
    expect(formatBounds(84 / 200, 89 / 200)).toBe("42.0–44.5 %");
    expect(spokenBounds(84 / 200, 89 / 200)).toBe("between 42.0 and 44.5 percent");
  });

  it("rounds the low end down and the high end up", () => {
    expect(formatBounds(1 / 3, 2 / 3)).toBe("33.3–66.7 %");
    expect(formatBounds(2 / 3, 1)).toBe("66.6–100.0 %");
  });

  it("writes one figure when the bounds meet", () => {
    expect(formatBounds(2 / 3, 2 / 3)).toBe("66.7 %");
    expect(spokenBounds(0.5, 0.5)).toBe("50.0 percent");
  });

  it("keeps zero and unknown apart", () => {
    expect(formatPercent(0)).toBe("0.0 %");
    expect(formatPercent(null)).toBe("–");
  });

  it("never leaves a possible value outside the printed bounds", () => {
    const counts = fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000));
    fc.assert(
      fc.property(counts, ([pass, open, fail]) => {
        fc.pre(open > 0);
        const planned = pass + open + fail;
        const text = formatBounds(pass / planned, (pass + open) / planned);
        const [low, high] = text.replace(" %", "").split("–").map(Number);
        expect(low).toBeLessThanOrEqual((100 * pass) / planned + 1e-6);
        expect(high).toBeGreaterThanOrEqual((100 * (pass + open)) / planned - 1e-6);
      }),
    );
  });
});

describe("money", () => {
  it.each([
    [null, "unknown"],
    [0, "$0.00"],
    [0.004, "$0.0040"],
    [0.00999, "$0.0100"],
    [0.0000012, "$0.0000012"],
    [0.02, "$0.02"],
    [0.215, "$0.21"],
    [149.98, "$149.98"],
    [12345.6, "$12\u202f345.60"],
  ])("writes %s as %s", (usd, text) => {
    expect(formatUsd(usd)).toBe(text);
  });

  it("never writes a positive sum as zero", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), (usd) => {
        expect(Number(formatUsd(usd).replace(/[$\u202f]/g, ""))).toBeGreaterThan(0);
      }),
    );
  });
});

it("writes ranks, counts, bytes and digests", () => {
  expect([formatRanks(2, 5), formatRanks(3, 3)]).toEqual(["2–5", "3"]);
  expect([formatCount(999), formatCount(1234567)]).toEqual(["999", "1\u202f234\u202f567"]);
  expect([counted(1, "row"), counted(0, "row"), counted(2, "entry", "entries")]).toEqual([
    "1 row",
    "0 rows",
    "2 entries",
  ]);
  expect([900, 4100, 4_120_000, 1_500_000_000].map(formatBytes)).toEqual([
    "900 bytes",
    "4.1 kB",
    "4.1 MB",
    "1.50 GB",
  ]);
  expect([shortDigest("9c1effff07af1234"), shortDigest("short")]).toEqual(["9c1e…1234", "short"]);
});
