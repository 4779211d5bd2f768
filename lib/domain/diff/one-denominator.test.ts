import { describe, expect, it } from "vitest";
import { oneDenominator } from "./one-denominator.ts";

const options = { episodes: 388, unit: "percent" } as const;

describe("oneDenominator", () => {
  it("names the figure that no count of all episodes gives, and compares counts", () => {
    const rows = [
      { id: "a", before: "22.54", after: "26.03" },
      { id: "b", before: "22.42", after: "25.26" },
    ];
    const found = oneDenominator(rows, options);
    expect(found.smaller).toEqual([
      { id: "a", side: "before", figure: "22.54", largest: { passes: 87, episodes: 386 } },
    ]);
    // 87 and 87 before, 101 and 98 after.
    expect(found.changes).toMatchObject({ pairs: 1, reversals: [], tiesEntered: [] });
    expect(found.changes.tiesLeft).toEqual([
      {
        a: { id: "a", before: 87, after: 101 },
        b: { id: "b", before: 87, after: 98 },
      },
    ]);
    expect(found.undetermined).toEqual([]);
  });

  it("derives nothing from a figure of several counts or of none", () => {
    const rows = [
      { id: "several", before: "50", after: "51" },
      { id: "none", before: "150", after: "50" },
    ];
    const found = oneDenominator(rows, options);
    expect(found.undetermined).toEqual(["several", "none"]);
    expect(found.changes.rows).toBe(0);
    expect(found.smaller).toEqual([{ id: "none", side: "before", figure: "150", largest: null }]);
  });

  it("says nothing of nothing", () => {
    expect(oneDenominator([], options)).toMatchObject({ smaller: [], undetermined: [] });
  });
});
