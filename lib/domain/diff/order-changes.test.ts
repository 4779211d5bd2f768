import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedRanks } from "../board/shared-rank.ts";
import { compareDecimals } from "../numbers/compare-decimals.ts";
import { type ChangedRow, type OrderChanges, orderChanges } from "./order-changes.ts";

const byNumber = (a: number, b: number) => a - b;

const anyRows: fc.Arbitrary<ChangedRow<number>[]> = fc.uniqueArray(
  fc.record({ id: fc.string({ maxLength: 3 }), before: fc.nat(4), after: fc.nat(4) }),
  { selector: ({ id }) => id, maxLength: 9 },
);

function names<T>(changes: OrderChanges<T>) {
  const ids = (pairs: OrderChanges<T>["reversals"]) => pairs.map(({ a, b }) => [a.id, b.id]);
  return {
    rows: changes.rows,
    pairs: changes.pairs,
    reversals: ids(changes.reversals),
    tiesEntered: ids(changes.tiesEntered),
    tiesLeft: ids(changes.tiesLeft),
  };
}

describe("orderChanges", () => {
  it("keeps reversals, ties entered and ties left apart", () => {
    const rows = [
      { id: "d", before: 1, after: 1 },
      { id: "c", before: 1, after: 2 },
      { id: "b", before: 2, after: 2 },
      { id: "a", before: 3, after: 0 },
    ];
    expect(names(orderChanges(rows, byNumber))).toEqual({
      rows: 4,
      pairs: 6,
      reversals: [
        ["a", "b"],
        ["a", "c"],
        ["a", "d"],
      ],
      tiesEntered: [["b", "c"]],
      tiesLeft: [["c", "d"]],
    });
  });

  it.each([
    [27, 351],
    [17, 136],
    [1, 0],
    [0, 0],
  ])("has %d rows in %d pairs", (count, pairs) => {
    const rows = Array.from({ length: count }, (_, n) => ({ id: `${n}`, before: n, after: n }));
    expect(orderChanges(rows, byNumber)).toMatchObject({ rows: count, pairs });
  });

  it("does not mistake two writings of one figure for a change", () => {
    const rows = [
      { id: "x", before: "24.74", after: "24.740" },
      { id: "y", before: "24.740", after: "24.74" },
    ];
    expect(orderChanges(rows, compareDecimals)).toMatchObject({ reversals: [], tiesLeft: [] });
  });

  it("refuses two rows of one name", () => {
    const row = { id: "x", before: 1, after: 1 };
    expect(() => orderChanges([row, { ...row, after: 2 }], byNumber)).toThrow(RangeError);
  });

  it("is the definition by products of differences", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const differences = rows.flatMap((a) =>
          rows.map((b) => [a.before - b.before, a.after - b.after] as const),
        );
        const [reversed, entered, left] = [
          differences.filter(([before, after]) => before * after < 0),
          differences.filter(([before, after]) => before !== 0 && after === 0),
          differences.filter(([before, after]) => before === 0 && after !== 0),
        ].map(({ length }) => length / 2);
        const found = orderChanges(rows, byNumber);
        expect(found.reversals.length).toBe(reversed);
        expect(found.tiesEntered.length).toBe(entered);
        expect(found.tiesLeft.length).toBe(left);
        expect(2 * found.pairs).toBe(rows.length ** 2 - rows.length);
      }),
    );
  });

  it("finds nothing between a board and itself", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const still = rows.map(({ id, before }) => ({ id, before, after: before }));
        const { reversals, tiesEntered, tiesLeft } = orderChanges(still, byNumber);
        expect([...reversals, ...tiesEntered, ...tiesLeft]).toEqual([]);
      }),
    );
  });

  it("mirrors: backwards, ties entered and left change places", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const back = rows.map(({ id, before, after }) => ({ id, before: after, after: before }));
        const forth = names(orderChanges(rows, byNumber));
        expect(names(orderChanges(back, byNumber))).toEqual({
          ...forth,
          tiesEntered: forth.tiesLeft,
          tiesLeft: forth.tiesEntered,
        });
      }),
    );
  });

  it("does not depend on the order of the rows", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const turned = names(orderChanges(rows.toReversed(), byNumber));
        expect(turned).toEqual(names(orderChanges(rows, byNumber)));
      }),
    );
  });
});

const cases = join(process.env["ASSAY_CASES"] ?? "../shared/cases", "tau2-submissions");

describe.skipIf(!existsSync(cases))("the 1.0.1 re-grade of banking (needs ASSAY_CASES)", () => {
  const read = (...path: readonly string[]) =>
    JSON.parse(readFileSync(join(cases, ...path), "utf8"));

  function figure(side: string, folder: string): string | null {
    const value = read(side, folder, "submission.json").results?.banking_knowledge?.pass_1;
    return typeof value === "number" ? String(value) : null;
  }

  function listedRows(): readonly ChangedRow<string>[] {
    const folders = new Set(readdirSync(join(cases, "before")));
    const manifest = read("after", "manifest.json");
    const listed: readonly string[] = Object.values(manifest).flat().map(String);
    return listed.flatMap((id) => {
      if (!folders.has(id)) return [];
      const [before, after] = [figure("before", id), figure("after", id)];
      return before === null || after === null ? [] : [{ id, before, after }];
    });
  }

  const isRegraded = ({ id }: { id: string }) =>
    read("after", id, "submission.json").methodology?.tau2_bench_version === "1.0.1";

  it("reverses 4 of 136 pairs of the 17 rows that were re-graded", () => {
    const truth = read("truth.json");
    const found = names(orderChanges(listedRows().filter(isRegraded), compareDecimals));
    expect(found).toMatchObject({ rows: 17, pairs: 136, tiesLeft: [] });
    expect(found.reversals).toEqual(
      truth.strict_reversals.map((pair: readonly string[]) => pair.slice(0, 2)),
    );
    expect(found.tiesEntered).toEqual(
      truth.ties_entered.map((pair: readonly string[]) => pair.slice(0, 2)),
    );
  });

  it("moves Gemini 3 Flash from 9th to tied 5th", () => {
    const rows = listedRows().filter(isRegraded);
    const at = rows.findIndex(({ id }) => id.startsWith("gemini-3-flash"));
    const before = sharedRanks(
      rows.map((row) => row.before),
      compareDecimals,
    );
    const after = sharedRanks(
      rows.map((row) => row.after),
      compareDecimals,
    );
    expect(before[at]).toEqual({ rank: 9, tied: false });
    expect(after[at]).toEqual({ rank: 5, tied: true });
  });

  it("reverses 8 of 171 pairs of all 19 listed rows, versions mixed", () => {
    const found = names(orderChanges(listedRows(), compareDecimals));
    expect(found).toMatchObject({ rows: 19, pairs: 171, tiesLeft: [] });
    expect([found.reversals.length, found.tiesEntered.length]).toEqual([8, 2]);
  });
});
