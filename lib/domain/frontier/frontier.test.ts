import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FrontierRow, frontier, type Standing } from "./frontier.ts";

function row(id: string, score: number | [number, number], cost: FrontierRow["cost"]): FrontierRow {
  const [low, high] = typeof score === "number" ? [score, score] : score;
  return { id, cost, score: { low, high } };
}

const usd = (low: number, high: number | null = low) => ({ low, high });

const anyCost = fc.oneof(
  fc.tuple(fc.nat(4), fc.nat(3)).map(([low, more]) => usd(low, low + more)),
  fc.nat(4).map((low) => usd(low, null)),
  fc.constant(null),
);
const anyRow: fc.Arbitrary<FrontierRow> = fc
  .tuple(fc.nat(4), fc.nat(3), anyCost)
  .map(([low, more, cost]) => row("r", [low, low + more], cost));

interface Point {
  readonly score: number;
  readonly cost: number;
}

/** Every assignment of one corner to each placed row. */
function assignments(rows: readonly FrontierRow[]): readonly (readonly (Point | null)[])[] {
  return rows.reduce<readonly (readonly (Point | null)[])[]>(
    (done, { score, cost }) =>
      done.flatMap((points) => {
        if (cost === null) return [[...points, null]];
        return [score.low, score.high].flatMap((s) =>
          [cost.low, cost.high ?? Number.POSITIVE_INFINITY].map((c) => [
            ...points,
            { score: s, cost: c },
          ]),
        );
      }),
    [[]],
  );
}

function isOn(point: Point, points: readonly (Point | null)[]): boolean {
  return !points.some((other) => {
    if (other === null) return false;
    const isEqual = other.score === point.score && other.cost === point.cost;
    return !isEqual && other.score >= point.score && other.cost <= point.cost;
  });
}

/** On in every assignment, in some, or in none. */
function byAssignments(rows: readonly FrontierRow[]): readonly Standing[] {
  const all = assignments(rows);
  return rows.map((_, index) => {
    const found = all.flatMap((points) =>
      points.slice(index, index + 1).map((point) => point && isOn(point, points)),
    );
    if (found.includes(null)) return "not_placed";
    if (!found.includes(false)) return "certain";
    return found.includes(true) ? "possible" : "off";
  });
}

const standing = (rows: readonly FrontierRow[]) => frontier(rows).map((place) => place.standing);

describe("frontier", () => {
  it("holds A alone at $40 against $60, and both when A's bill is doubled to $80", () => {
    const b = row("B", 0.56, usd(60));
    expect(frontier([row("A", 0.58, usd(40)), b])).toEqual([
      { id: "A", standing: "certain" },
      { id: "B", standing: "off" },
    ]);
    expect(standing([row("A", 0.58, usd(80)), b])).toEqual(["certain", "certain"]);
    expect(standing([row("A", 0.58, usd(40, 80)), b])).toEqual(["certain", "possible"]);
  });

  it("keeps rows that are equal in both", () => {
    expect(standing([row("A", 0.5, usd(40)), row("B", 0.5, usd(40))])).toEqual([
      "certain",
      "certain",
    ]);
  });

  it("takes an open end of a cost as no bound, and a free row as free", () => {
    const rows = [row("A", 0.5, usd(10, null)), row("B", 0.4, usd(20)), row("C", 0.3, usd(0))];
    expect(standing(rows)).toEqual(["certain", "possible", "certain"]);
  });

  it("does not place a row of unknown cost, however good, and lets it dominate nobody", () => {
    const rows = [row("A", 1, null), row("B", 0.5, usd(40))];
    expect(standing(rows)).toEqual(["not_placed", "certain"]);
    expect(frontier([])).toEqual([]);
  });

  it.each([
    row("A", [0.6, 0.5], usd(1)),
    row("A", 0.5, usd(2, 1)),
    row("A", 0.5, usd(Number.NaN, null)),
  ])("refuses %o", (bad) => {
    expect(() => frontier([bad])).toThrow(RangeError);
  });

  it("is what every assignment of corners gives", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 4 }), (rows) => {
        expect(standing(rows)).toEqual(byAssignments(rows));
      }),
      { numRuns: 300 },
    );
  });

  it("is never empty of possible rows while any row is placed", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 12 }), (rows) => {
        const found = standing(rows).filter((word) => word !== "not_placed");
        expect(found.length > 0 && found.every((word) => word === "off")).toBe(false);
      }),
    );
  });
});

describe("boards of 10 to 200 rows", () => {
  it("agree with comparing every row with every other, on 1,000 random boards", () => {
    const random = seeded(20_261_201);
    for (let board = 0; board < 1000; board += 1) {
      const rows = Array.from({ length: 10 + Math.floor(random() * 191) }, (_, at) => {
        const [score, cost] = [Math.floor(random() * 20) / 20, 1 + Math.floor(random() * 30)];
        const open = random();
        const high = open < 0.1 ? null : cost + Math.floor(random() * 6);
        const isUnknown = open > 0.95;
        return row(
          String(at),
          [score, Math.min(1, score + Math.floor(random() * 5) / 20)],
          isUnknown ? null : usd(cost, high),
        );
      });
      expect(frontier(rows).map(({ standing }) => standing)).toEqual(byPairs(rows));
    }
  });
});

/** The definition itself: every corner against every other row's. */
function byPairs(rows: readonly FrontierRow[]): readonly Standing[] {
  const corners = rows.map(({ cost, score }) => {
    if (cost === null) return null;
    const high = cost.high ?? Number.POSITIVE_INFINITY;
    return {
      best: { score: score.high, cost: cost.low },
      worst: { score: score.low, cost: high },
    };
  });
  const beats = (a: Point, b: Point) =>
    a.score >= b.score && a.cost <= b.cost && (a.score > b.score || a.cost < b.cost);
  return corners.map((own) => {
    if (own === null) return "not_placed";
    const others = corners.filter((other) => other !== null && other !== own);
    if (others.some((other) => other !== null && beats(other.worst, own.best))) return "off";
    return others.some((other) => other !== null && beats(other.best, own.worst))
      ? "possible"
      : "certain";
  });
}

/** Park and Miller's generator: repeatable shares from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
