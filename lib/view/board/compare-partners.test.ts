import { describe, expect, it } from "vitest";
import { boardOf, boardRunOf, countsOf, reportedRun, runOf } from "../testing.ts";
import { boardView } from "./board-view.ts";
import { comparePartners } from "./compare-partners.ts";
import { preparedBoard } from "./prepared-board.ts";

const runs = [9, 8, 7, 6, 5].map((pass) => {
  const system = { ...runOf().system, model: `Model ${pass}` };
  return boardRunOf(runOf({ id: `r_${pass}`, system, counts: countsOf(pass, 10 - pass, 0) }));
});
const figure = boardRunOf(reportedRun({ id: "r_figure" }, "50"));
const everything = { q: "", org: "", coverage: "any", page: 1 } as const;
const view = boardView(preparedBoard(boardOf("m_1"), [...runs, figure]), {
  ...everything,
  ...{ sort: "lower", dir: "desc" },
});

function partnersOf(id: string): readonly string[] {
  return [...runs, figure]
    .filter((run) => run.id === id)
    .flatMap((run) => comparePartners(view, [...runs, figure], run))
    .map(({ run }) => run);
}

describe("the rows to compare an opened row with", () => {
  it("are the next ones below, then those above", () => {
    expect(partnersOf("r_9")).toEqual(["r_8", "r_7", "r_6"]);
    expect(partnersOf("r_6")).toEqual(["r_5", "r_7", "r_8"]);
    expect(partnersOf("r_5")).toEqual(["r_6", "r_7", "r_8"]);
  });

  it("are none for a figure without episodes", () => {
    expect(partnersOf("r_figure")).toEqual([]);
  });
});
