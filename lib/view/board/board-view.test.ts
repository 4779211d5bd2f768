import { describe, expect, it } from "vitest";
import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import {
  boardOf,
  boardRunOf,
  countsOf,
  figureOf,
  measuredBy,
  reportedRun,
  runOf,
} from "../testing.ts";
import { type BoardChoice, boardView } from "./board-view.ts";
import { preparedBoard } from "./prepared-board.ts";

const everything: BoardChoice = {
  sort: "lower",
  dir: "desc",
  q: "",
  org: "",
  coverage: "any",
  page: 1,
};

function viewOf(board: Board, runs: readonly BoardRun[], choice: BoardChoice) {
  return boardView(preparedBoard(board, runs), choice);
}

function named(id: string, model: string, counts = countsOf(1, 1, 0)) {
  const system = { ...runOf().system, model, submittingOrganization: `${model} lab` };
  return boardRunOf(runOf({ id, system, counts }));
}

const best = named("r_best", "Best", countsOf(9, 1, 0));
const wide = named("r_wide", "Wide", countsOf(3, 2, 5));
const last = named("r_last", "Last", countsOf(4, 6, 0));
const board = boardOf("m_1");

function rowsOf(choice: Partial<BoardChoice>, runs = [best, wide, last]) {
  const view = viewOf(board, runs, { ...everything, ...choice });
  return view.groups.flatMap(({ rows }) => rows.map(({ model, rank }) => [model, rank]));
}

describe("a board", () => {
  it("ranks by ranges of places", () => {
    expect(rowsOf({})).toEqual([
      ["Best", "1"],
      ["Last", "2–3"],
      ["Wide", "2–3"],
    ]);
  });

  it("renumbers nothing when it is turned upside down or filtered", () => {
    expect(rowsOf({ dir: "asc" })).toEqual([
      ["Wide", "2–3"],
      ["Last", "2–3"],
      ["Best", "1"],
    ]);
    expect(rowsOf({ q: "wide" })).toEqual([["Wide", "2–3"]]);
    expect(rowsOf({ org: "Last lab" })).toEqual([["Last", "2–3"]]);
    expect(rowsOf({ coverage: "partial" })).toEqual([["Wide", "2–3"]]);
    expect(rowsOf({ coverage: "full" })).toHaveLength(2);
    expect(rowsOf({ q: "wide nobody" })).toEqual([]);
  });

  it("counts what is shown and offers every organisation", () => {
    const view = viewOf(board, [best, wide, last], { ...everything, q: "best" });
    expect(view).toMatchObject({ total: 3, matching: 1, pages: 1 });
    expect(view.organizations).toEqual(["Best lab", "Last lab", "Wide lab"]);
  });

  it("holds every order of a single page ready", () => {
    const [group] = viewOf(board, [best, wide, last], everything).groups;
    expect(group?.orders?.["lower-desc"]).toEqual([0, 1, 2]);
    expect(group?.orders?.["lower-asc"]).toEqual([2, 1, 0]);
    expect(group?.orders?.["name-asc"]).toEqual([0, 1, 2]);
  });

  it("leaves more than 100 rows to be ordered by the server", () => {
    const hundred = Array.from({ length: 100 }, (_, at) => named(`r_${at}`, `System ${at}`));
    expect(viewOf(board, hundred, everything).groups[0]?.orders).not.toBeNull();
    const more = viewOf(board, [...hundred, best], everything);
    expect(more.pages).toBe(1);
    expect(more.groups[0]?.orders).toBeNull();
    expect(more.groups[0]?.rows[0]?.model).toBe("Best");
  });

  it("turns pages of 200 rows across groups, without orders", () => {
    const many = Array.from({ length: 205 }, (_, at) => named(`r_${at}`, `System ${at}`));
    const other = boardRunOf(runOf({ id: "r_other", measurement: measuredBy("m_2", "2.0") }));
    const first = viewOf(board, [...many, other], everything);
    expect(first).toMatchObject({ pages: 2, matching: 206 });
    expect(first.groups.map(({ rows }) => rows.length)).toEqual([200]);
    expect(first.groups[0]?.orders).toBeNull();
    const second = viewOf(board, [...many, other], { ...everything, page: 9 });
    expect(second.groups.map(({ rows }) => rows.length)).toEqual([5, 1]);
  });
});

describe("groups", () => {
  const other = boardRunOf(runOf({ id: "r_other", measurement: measuredBy("m_2", "2.0") }));
  const before = boardRunOf(
    reportedRun({ id: "r_before", measurement: measuredBy("m_0", "0.9") }, "10"),
  );
  const figures = ["27.32", "30.15", "27.320", "26"].map((value, at) =>
    boardRunOf(reportedRun({ id: `r_f${at}` }, value)),
  );
  const none = boardRunOf(reportedRun({ id: "r_none" }, null));
  const unlisted = boardRunOf(
    runOf({ id: "r_unlisted", listed: false, unlistedReason: "not in the archive's manifest" }),
  );
  const groups = viewOf(
    board,
    [unlisted, before, ...figures, none, other, best],
    everything,
  ).groups;

  it("keeps two rulers and bare figures apart, and says why", () => {
    expect(groups.map(({ kind, title, reasons }) => [kind, title, ...reasons])).toEqual([
      ["ranked", "Ranked"],
      ["apart", "Not ranked with the rows above", "scorer version 2.0 here, 1.0 on the board"],
      ["reported", "Reported figures under 1.0", "coverage unknown"],
      [
        "reported",
        "Reported figures under 0.9",
        "coverage unknown",
        "scorer version 0.9 here, 1.0 on the board",
      ],
      ["unlisted", "Read, but no rows of this board", "not in the archive's manifest"],
    ]);
  });

  it("lets equal figures share a rank, and gives none without a figure", () => {
    const ranks = groups[2]?.rows.map(({ rank, tied }) => (tied ? `=${rank}` : rank));
    expect(ranks).toEqual(["1", "=2", "=2", "4", "–"]);
    expect(groups[4]?.rows.map(({ rank }) => rank)).toEqual(["–"]);
  });

  it("says that the ruler differs when no row shows the board's", () => {
    const [group] = viewOf(boardOf("m_gone"), [best], everything).groups;
    expect(group).toMatchObject({
      kind: "apart",
      reasons: ["another ruler than the board ranks by"],
    });
    const bare = boardRunOf(reportedRun({ id: "r_x", measurement: measuredBy("m_u", null) }, "1"));
    const [figure] = viewOf(boardOf("m_gone"), [bare], everything).groups;
    expect(figure?.title).toBe("Reported figures");
  });

  it("names the board's ruler", () => {
    const ruler = viewOf(board, [best], everything).ruler;
    expect(ruler.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      "Ranked by: score, lower bound",
      "Scorer: unknown scorer @ 1.0",
      "Task set: airline (version unknown)",
      "Mode: dual control",
      "Weights: episode",
      "Cost basis: unknown",
    ]);
    expect(viewOf(boardOf("m_gone"), [best], everything).ruler).toEqual([]);
  });
});

describe("the finding", () => {
  const findingOf = (...runs: readonly (typeof best)[]) => viewOf(board, runs, everything).finding;

  it("names the run whose unresolved episodes keep the order open", () => {
    expect(findingOf(best, wide, last)).toMatchObject({ tone: "open", causeRunId: "r_wide" });
  });

  it("is certain when every pair is", () => {
    expect(findingOf(best, last)).toMatchObject({ tone: "certain", causeRunId: null });
  });

  it("identifies nothing from bare figures", () => {
    const one = boardRunOf(reportedRun({ id: "r_a" }, "1"));
    const two = boardRunOf(reportedRun({ id: "r_b" }, "2"));
    expect(findingOf(one, two).sentence).toMatch(/^No order is identified: all 2 rows are figures/);
    expect(findingOf(one).sentence).toMatch(/^No order is identified: all 1 row is figures/);
    expect(findingOf().sentence).toBe("No row is ranked yet.");
  });
});

it("keeps 0 and unknown apart in every order", () => {
  const zero = boardRunOf(runOf({ id: "r_zero", counts: countsOf(0, 2, 0) }));
  const figureZero = boardRunOf(
    runOf({ id: "r_tick", counts: countsOf(1, 1, 0), reported: [figureOf("0")] }),
  );
  const view = viewOf(board, [zero, figureZero], {
    ...everything,
    sort: "archived",
    dir: "asc",
  });
  expect(view.groups[0]?.rows.map(({ id }) => id)).toEqual(["r_tick", "r_zero"]);
  const down = viewOf(board, [zero, figureZero], { ...everything, sort: "archived" });
  expect(down.groups[0]?.rows.map(({ id }) => id)).toEqual(["r_tick", "r_zero"]);
  expect(down.groups[0]?.rows[1]?.naive).toBe("0.0 %");
});
