import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFractions } from "../numbers/compare-fractions.ts";
import { fraction } from "../numbers/fraction.ts";
import { type FindingRow, findingOf } from "./finding.ts";

function row(label: string, planned: number, passed: number, unresolved: number): FindingRow {
  const [low, high] = [fraction(passed, planned), fraction(passed + unresolved, planned)];
  return { label, low, high, unresolved, planned };
}

const anyRow = fc
  .tuple(fc.nat(6), fc.nat(6), fc.constantFrom(0, 0, 1, 2))
  .map(([passed, failed, open]) => row("r", passed + failed + open + 1, passed, open));

/** Open pairs by the definition: some value of a lies on either side of, or at, some value of b. */
function openPairs(rows: readonly FindingRow[]): number {
  const isOpen = (a: FindingRow, b: FindingRow) => {
    const signs = [compareFractions(a.low, b.high), compareFractions(a.high, b.low)];
    const isTied = a.unresolved + b.unresolved === 0 && signs.every((sign) => sign === 0);
    return !isTied && !signs.every((sign) => sign > 0) && !signs.every((sign) => sign < 0);
  };
  return rows.flatMap((a, n) => rows.slice(n + 1).filter((b) => isOpen(a, b))).length;
}

/** The row with its unresolved episodes resolved in fine steps, partial scores included. */
function resolutions(open: FindingRow): readonly FindingRow[] {
  const parts = 840;
  return Array.from({ length: open.unresolved * parts + 1 }, (_, more) => {
    const value = fraction(open.low.numerator * parts + more, open.planned * parts);
    return { ...open, low: value, high: value, unresolved: 0 };
  });
}

describe("findingOf", () => {
  it("says that the worked pair is open, and blames neither: scoring one row might not settle it", () => {
    expect(findingOf([row("A", 100, 30, 50), row("B", 100, 43, 2)])).toEqual({
      kind: "open",
      pairs: 1,
      open: 1,
      sentence: "The order of the two rows is not identified.",
    });
  });

  it("names a row when its unresolved episodes alone keep the order open", () => {
    const generalist = row("Generalist", 100, 30, 50);
    const rows = [row("B", 100, 43, 0), generalist, row("C", 100, 60, 0), row("D", 100, 90, 4)];
    expect(findingOf(rows)).toMatchObject({
      kind: "one_cause",
      cause: generalist,
      sentence:
        "2 of 6 pairs are not identified: 50 of 100 episodes of Generalist have no valid score.",
    });
  });

  it("names nobody when another pair would stay open", () => {
    const rows = [
      row("A", 100, 30, 50),
      row("B", 100, 43, 0),
      row("C", 9, 8, 1),
      row("D", 9, 9, 0),
    ];
    expect(findingOf(rows)).toMatchObject({
      kind: "open",
      sentence: "2 of 6 pairs are not identified.",
    });
    expect(findingOf(rows.slice(1)).sentence).toBe(
      "1 of 3 pairs is not identified: 1 of 9 episodes of C has no valid score.",
    );
  });

  it("calls an order identified in which no unresolved episode matters, ties included", () => {
    expect(findingOf([row("A", 10, 8, 1), row("B", 10, 2, 1)]).sentence).toBe(
      "The order of both rows is identified: no unresolved episode could change it.",
    );
    expect(findingOf([row("A", 3, 1, 0), row("B", 6, 2, 0), row("C", 6, 4, 1)])).toEqual({
      kind: "identified",
      pairs: 3,
      sentence:
        "The order of all rows is identified: no unresolved episode could change any of 3 pairs.",
    });
  });

  it("has nothing to order below two rows", () => {
    expect(findingOf([]).sentence).toBe("No row is ranked yet.");
    expect(findingOf([row("A", 1, 1, 0)])).toMatchObject({
      kind: "nothing_to_order",
      rows: 1,
      sentence: "One row is ranked; an order needs two.",
    });
  });

  it("counts open pairs by the definition, and names a cause exactly when its scores settle all", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 2, maxLength: 4 }), (rows) => {
        const open = openPairs(rows);
        const settling = rows.filter((one) =>
          resolutions(one).every(
            (resolved) => openPairs(rows.map((each) => (each === one ? resolved : each))) === 0,
          ),
        );
        const found = findingOf(rows);
        expect(found.kind === "identified").toBe(open === 0);
        if (open === 0) return;
        expect(found).toMatchObject({ open });
        expect(found.kind === "one_cause" ? [found.cause] : []).toEqual(settling);
      }),
      { numRuns: 150 },
    );
  });
});
