import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Counts } from "../run-summary.ts";
import { checkCounts, unresolved } from "./counts.ts";

/** The messy three-sample run of AlphaDiana: N 24, valid 11, pass 6, two episodes outside the plan. */
const messy: Counts = {
  declared: 24,
  planned: 24,
  valid: 11,
  pass: 6,
  fail: 5,
  partial: 0,
  unscored: 3,
  replayInvalid: 0,
  invalid: 6,
  suspect: 0,
  excluded: 0,
  missing: 4,
  unplanned: 2,
};

const anyCounts = fc.array(fc.nat(999), { minLength: 10, maxLength: 10 }).map(countsOf);

function countsOf(parts: readonly number[]): Counts {
  const [pass = 1, fail = 1, partial = 1, unscored = 1, replayInvalid = 1] = parts;
  const [invalid = 1, suspect = 1, missing = 1, excluded = 1, unplanned = 1] = parts.slice(5);
  const valid = pass + fail + partial;
  const planned = valid + unscored + replayInvalid + invalid + suspect + missing;
  const declared = planned + excluded;
  const scored = { pass, fail, partial, valid };
  const open = { unscored, replayInvalid, invalid, suspect, missing };
  return { declared, planned, excluded, unplanned, ...scored, ...open };
}

describe("checkCounts", () => {
  it("hands counts on that add up", () => {
    expect(checkCounts(messy)).toBe(messy);
    fc.assert(fc.property(anyCounts, (counts) => checkCounts(counts) === counts));
  });

  it.each([
    [{ declared: 25 }, /declared is 25, but its parts add up to 24/],
    [{ missing: 5 }, /planned is 24, but its parts add up to 25/],
    [{ partial: 1 }, /valid is 11, but its parts add up to 12/],
    [{ unplanned: -1 }, /unplanned is -1/],
    [{ pass: 6.5, fail: 4.5 }, /pass is 6.5/],
    [{ excluded: Number.NaN }, /excluded is NaN/],
  ])("refuses the change %o", (change, message) => {
    expect(() => checkCounts({ ...messy, ...change })).toThrow(message);
    expect(() => checkCounts({ ...messy, ...change })).toThrow(RangeError);
  });

  it("refuses any single count that is moved, save the unplanned, which lie outside every sum", () => {
    fc.assert(
      fc.property(anyCounts, fc.constantFrom(...Object.keys(messy)), (counts, name) => {
        const moved = Object.fromEntries(
          Object.entries(counts).map(([key, count]) => [key, key === name ? count + 1 : count]),
        );
        const change = { ...counts, ...moved };
        if (name === "unplanned") expect(checkCounts(change)).toBe(change);
        else expect(() => checkCounts(change)).toThrow(RangeError);
      }),
    );
  });
});

describe("unresolved", () => {
  it("is what is planned and not validly scored", () => {
    expect(unresolved(messy)).toBe(13);
    expect(unresolved({ planned: 200, valid: 195 })).toBe(5);
  });

  it("is the sum of the unresolved kinds, each kept apart", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const { unscored, replayInvalid, invalid, suspect, missing } = counts;
        expect(unresolved(counts)).toBe(unscored + replayInvalid + invalid + suspect + missing);
      }),
    );
  });
});
