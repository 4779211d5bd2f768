import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetRanges } from "./budget-ranges.ts";
import { type FrontierRow, frontier } from "./frontier.ts";
import { frontierChanges } from "./frontier-changes.ts";
import { frontierScenarios, type ScenarioFacts, scenarioRow } from "./frontier-scenario.ts";
import { frontierSteps } from "./frontier-steps.ts";

const usd = (low: number, high: number | null = low) => ({ low, high });

function row(id: string, low: number, high: number, cost: FrontierRow["cost"]): FrontierRow {
  return { id, cost, score: { low, high } };
}

const anyRow = fc
  .tuple(fc.nat(5), fc.nat(3), fc.nat(5), fc.option(fc.nat(3)), fc.boolean())
  .map(([low, more, cost, extra, isKnown]) =>
    row("r", low, low + more, isKnown ? usd(cost, extra === null ? null : cost + extra) : null),
  );

describe("frontierSteps", () => {
  it("gives the sure and the possible line", () => {
    const rows = [row("a", 0.3, 0.5, usd(1, 2)), row("b", 0.2, 0.9, usd(3, null))];
    expect(frontierSteps(rows)).toEqual({
      guaranteed: [{ cost: 2, score: 0.3 }],
      optimistic: [
        { cost: 1, score: 0.5 },
        { cost: 3, score: 0.9 },
      ],
    });
  });

  it("is the running maximum at every cost", () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.nat(9), (rows, budget) => {
        const { guaranteed, optimistic } = frontierSteps(rows);
        const at = (steps: typeof guaranteed) =>
          steps.filter(({ cost }) => cost <= budget).at(-1)?.score ?? null;
        const sure = rows.filter(
          ({ cost }) => cost !== null && cost.high !== null && cost.high <= budget,
        );
        const possible = rows.filter(({ cost }) => cost !== null && cost.low <= budget);
        const best = (scores: readonly number[]) =>
          scores.length === 0 ? null : Math.max(...scores);
        expect(at(guaranteed)).toBe(best(sure.map(({ score }) => score.low)));
        expect(at(optimistic)).toBe(best(possible.map(({ score }) => score.high)));
      }),
    );
  });
});

describe("budgetRanges", () => {
  it("says from which to which budget a row is the best sure pick", () => {
    const rows = [row("a", 0.5, 0.5, usd(1)), row("b", 0.7, 0.7, usd(3)), row("c", 0.4, 1, usd(2))];
    expect(budgetRanges(rows)).toEqual([
      { id: "a", low: 1, high: 3 },
      { id: "b", low: 3, high: null },
    ]);
  });

  it("names both of a tie and nobody whose cost has no upper end", () => {
    const rows = [row("a", 1, 1, usd(2)), row("b", 1, 1, usd(2)), row("c", 2, 2, usd(1, null))];
    expect(budgetRanges(rows).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(budgetRanges([row("a", 1, 1, null)])).toEqual([]);
  });
});

describe("scenarioRow", () => {
  const facts: ScenarioFacts = {
    ...{ id: "a", archivedScore: 0.3, bounds: { low: 0.3, high: 0.8 } },
    ...{ archivedCost: usd(80), onceCost: usd(40) },
  };

  it("takes score and cost from the readings its name says", () => {
    const read = frontierScenarios.map((scenario) => scenarioRow(facts, scenario));
    const [point, bounds] = [{ low: 0.3, high: 0.3 }, facts.bounds];
    expect(read.map((one) => one.kind === "placed" && [one.row.score, one.row.cost.low])).toEqual([
      [point, 80],
      [point, 40],
      [bounds, 80],
      [bounds, 40],
    ]);
  });

  it("leaves a row out rather than taking another reading", () => {
    const bare = { ...facts, archivedScore: null, onceCost: null };
    expect(scenarioRow(bare, "as_archived")).toMatchObject({ kind: "left_out", missing: "score" });
    expect(scenarioRow(bare, "both")).toMatchObject({ kind: "left_out", missing: "cost" });
  });
});

describe("frontierChanges", () => {
  it("shows what a doubled bill did: both on the frontier, with the ledger only A", () => {
    const facts: readonly ScenarioFacts[] = [
      { id: "A", archivedScore: 0.58, bounds: null, archivedCost: usd(80), onceCost: usd(40) },
      { id: "B", archivedScore: 0.56, bounds: null, archivedCost: usd(60), onceCost: usd(60) },
    ];
    const places = (scenario: (typeof frontierScenarios)[number]) =>
      frontier(
        facts.flatMap((one) => {
          const read = scenarioRow(one, scenario);
          return read.kind === "placed" ? [read.row] : [];
        }),
      );
    const [archived, once] = [places("as_archived"), places("once_per_event")];
    expect(archived.map(({ standing }) => standing)).toEqual(["certain", "certain"]);
    expect(once.map(({ standing }) => standing)).toEqual(["certain", "off"]);
    expect(frontierChanges(archived, once)).toEqual({
      ...{ entered: [], unplaced: [], placed: [], shifted: [] },
      left: [{ id: "B", before: "certain", after: "off" }],
    });
  });

  it("counts every change once", () => {
    const of = (...standings: readonly ("certain" | "possible" | "off" | "not_placed")[]) =>
      standings.map((standing, at) => ({ id: String(at), standing }));
    const changes = frontierChanges(
      of("off", "certain", "certain", "not_placed", "possible", "off"),
      of("possible", "off", "not_placed", "off", "certain", "off"),
    );
    const { entered, left, unplaced, placed, shifted } = changes;
    const ids = [entered, left, unplaced, placed, shifted].map((rows) => rows.map(({ id }) => id));
    expect(ids).toEqual([["0"], ["1"], ["2"], ["3"], ["4"]]);
  });

  it("refuses two frontiers of different rows", () => {
    const a = [{ id: "a", standing: "off" }] as const;
    expect(() => frontierChanges(a, [])).toThrow(RangeError);
    expect(() => frontierChanges(a, [{ id: "b", standing: "off" }])).toThrow(RangeError);
  });
});
