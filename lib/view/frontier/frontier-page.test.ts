import { describe, expect, it } from "vitest";
import { frontierPage } from "./frontier-page.ts";
import type { FrontierMark } from "./frontier-view.ts";

const marks = Array.from(
  { length: 150 },
  (_, at): FrontierMark => ({
    ...{ id: `m${at}`, label: "", standing: "off", archived: null, pick: null },
    ...{ cost: { low: 1, high: 1 }, score: { low: 0, high: 1 } },
  }),
);
const leftOut = Array.from({ length: 60 }, (_, at) => ({ id: `l${at}`, label: "", reason: "" }));

describe("frontierPage", () => {
  it("says nothing of pages where one holds all", () => {
    expect(frontierPage(marks.slice(0, 100), [], 3)).toMatchObject({
      ...{ page: 1, pages: 1, extent: null },
      marks: marks.slice(0, 100),
    });
    expect(frontierPage([], [], 1)).toMatchObject({ pages: 1, extent: null });
  });

  it("puts every row on one page, those without a place last", () => {
    const pages = [1, 2, 3].map((page) => frontierPage(marks, leftOut, page));
    expect(pages.map(({ extent }) => extent)).toEqual([
      ...["Rows 1–100 of 210", "Rows 101–200 of 210", "Rows 201–210 of 210"],
    ]);
    expect(pages.flatMap((page) => page.marks)).toEqual(marks);
    expect(pages.flatMap((page) => page.leftOut)).toEqual(leftOut);
    expect(pages[1]?.leftOut).toHaveLength(50);
    expect(frontierPage(marks, leftOut, 9).page).toBe(3);
  });
});
