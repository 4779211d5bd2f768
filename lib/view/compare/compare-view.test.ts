import { describe, expect, it } from "vitest";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { ComparedScore } from "#lib/domain/compare/compared-score.ts";
import { scoreOf, workedScores } from "#lib/domain/compare/testing.ts";
import { boardRunOf, runOf } from "../testing.ts";
import { compareView } from "./compare-view.ts";

function input(id: string, scores: readonly ComparedScore[], model = id) {
  const run: BoardRun = boardRunOf(runOf({ id }));
  return { run: { ...run, system: { ...run.system, model } }, scores };
}

const choice = { pair: "", strata: "tasks", cell: null, page: 1 } as const;
const worked = [input("r_a", workedScores(30, 20, 50)), input("r_b", workedScores(43, 55, 2))];

describe("the worked example", () => {
  const view = compareView(worked, choice);

  it("says that the order is not identified, and by how much", () => {
    expect(view.sentence).toBe(
      "Order not identified: on 100 common tasks, with 50 of A's 100 and 2 of B's 100 unresolved, A − B can be anything from −15.0 to +37.0 points.",
    );
    expect(view.sides.map(({ boundsText }) => boundsText)).toEqual(["30.0–80.0 %", "43.0–45.0 %"]);
    expect(view.grid).toBeNull();
  });

  it("gives the difference by episode, task, model and stratum", () => {
    expect(view.pair?.lines.map(({ key, text, order }) => [key, text, order])).toEqual(
      ["episode", "task", "model", "strata"].map((key) => [
        ...[key, "−15.0 to +37.0", "order not identified"],
      ]),
    );
    expect(view.pair?.strata).toEqual([
      {
        ...{ name: "Not described", tasks: 100, weight: "100.0 %" },
        ...{ a: "30.0–80.0 %", b: "43.0–45.0 %", text: "−15.0 to +37.0" },
      },
    ]);
    expect(view.pair?.axis).toEqual({ reach: 0.5, end: "50" });
  });

  it("keeps the unresolved of each side by kind", () => {
    expect(view.pair?.kinds).toEqual([
      {
        ...{ key: "unscored scorer_not_triggered", name: "unscored: never scored" },
        ...{ a: 50, b: 2, widthA: "50.0 %", widthB: "2.0 %" },
      },
    ]);
  });

  it("pairs outcomes and redraws only tasks scored twice", () => {
    expect(view.pair?.outcomes).toMatchObject({
      words: ["pass", "fail", "unscored"],
      totals: [43, 55, 2],
      sentence: "Of 50 episodes that both pass or fail, A alone passes 0 and B alone 13.",
      leftOut: null,
    });
    expect(view.pair?.outcomes.rows.map(({ cells }) => cells.map(({ count }) => count))).toEqual([
      [30, 0, 0],
      [13, 7, 0],
      [0, 48, 2],
    ]);
    expect(view.pair?.sampling.sentence).toBe(
      "On 50 of 100 common tasks scored on both sides, A − B is −26.0 points of what was scored.",
    );
  });

  it("lists tasks by disagreement, and narrows them to one cell", () => {
    expect(view.pair?.page.lines.slice(0, 2)).toEqual([
      {
        ...{ task: "31", text: "−100.0" },
        ...{ a: [{ trial: 0, word: "fail" }], b: [{ trial: 0, word: "pass" }] },
      },
      expect.objectContaining({ task: "32" }),
    ]);
    const cell = { a: "unscored", b: "unscored" } as const;
    const narrowed = compareView(worked, { ...choice, cell, page: 9 }).pair?.page;
    expect(narrowed).toMatchObject({ matching: 2, page: 1, pages: 1 });
    expect(narrowed?.lines.map(({ task }) => task)).toEqual(["99", "100"]);
  });
});

describe("compareView", () => {
  it("leaves out what a run does not plan, and counts it", () => {
    const a = [scoreOf("1", 1), scoreOf("2", 1), scoreOf("2", 1, { trial: 1 })];
    const view = compareView([input("r_a", a), input("r_b", [scoreOf("1", 0)])], choice);

    expect(view.tasks).toBe(1);
    expect(view.sides[0]).toMatchObject({ leftOut: ["2"], leftOutEpisodes: 2 });
    expect(view.sentence).toBe(
      "A scores higher than B on 1 common task: A − B is +100.0 points, with 0 of A's 1 and 0 of B's 1 unresolved.",
    );
  });

  it("has no pair where no task is common", () => {
    const view = compareView(
      [input("r_a", [scoreOf("1", 1)]), input("r_b", [scoreOf("2", 0)])],
      choice,
    );
    expect(view.pair).toBeNull();
    expect(view.sides[0]?.boundsText).toBe("–");
    expect(view.sentence).toContain("No task is planned by all");
  });

  it("says which trials have no partner", () => {
    const a = [scoreOf("1", 1), scoreOf("1", 0, { trial: 1 })];
    const view = compareView([input("r_a", a), input("r_b", [scoreOf("1", 1)])], choice);
    expect(view.pair?.outcomes).toMatchObject({ episodes: 1 });
    expect(view.pair?.outcomes.leftOut).toContain("1 episode of A and 0 of B have no such trial");
  });

  it("says whose models these are", () => {
    const [a, b] = [workedScores(1, 0, 0), workedScores(0, 1, 0)];
    const models = (one: string, other: string) =>
      compareView([input("r_a", a, one), input("r_b", b, other)], choice).models;
    expect(models("m", "m")).toContain("All ran m");
    expect(models("m", "n")).toContain("The models differ (A m, B n)");
  });

  it("calls a tie a tie only where nothing is unresolved", () => {
    const one = [scoreOf("1", 1)];
    const tie = compareView([input("r_a", one), input("r_b", one)], choice);
    expect(tie.sentence).toBe("A and B tie on 1 common task, and nothing is unresolved.");
    const open = [scoreOf("1", null)];
    const touching = compareView([input("r_a", one), input("r_b", open)], choice);
    expect(touching.sentence).toContain("Order not identified");
  });

  it("holds above two runs every other against the baseline", () => {
    const c = input("r_c", workedScores(90, 10, 0));
    const view = compareView([...worked, c], { ...choice, pair: "r_c" });

    expect(view.pair?.b.id).toBe("r_c");
    expect(view.sentence).toBe(
      "1 of 2 orders against the baseline is identified on 100 common tasks; order not identified for the rest.",
    );
    const [score, , order] = view.grid ?? [];
    expect(score?.cells).toEqual([
      { id: "r_a", letter: "A", value: "30.0–80.0 %", difference: null },
      { id: "r_b", letter: "B", value: "43.0–45.0 %", difference: "−37.0 to +15.0" },
      { id: "r_c", letter: "C", value: "90.0 %", difference: "+10.0 to +60.0" },
    ]);
    expect(order?.cells.map(({ value }) => value)).toEqual([
      ...["baseline", "order not identified", "C scores higher"],
    ]);
  });
});
