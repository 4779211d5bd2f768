import { expect, it } from "vitest";
import { frontierUtility } from "./frontier-utility.ts";
import type { FrontierMark } from "./frontier-view.ts";

function mark(
  id: string,
  score: readonly [number, number],
  usd: readonly [number, number | null],
): FrontierMark {
  const [[low, high], [from, to]] = [score, usd];
  return {
    ...{ id, label: id, standing: "certain", archived: null, pick: null },
    ...{ cost: { low: from, high: to }, score: { low, high } },
  };
}

it("gives the worked prices: 0.008 for 8 points at $10 more, 0.0006 for 3 points at $50 more", () => {
  const a = mark("A", [0.5, 0.5], [30, 30]);
  expect(frontierUtility([mark("B", [0.58, 0.58], [40, 40]), a], null)).toEqual([
    {
      ...{ key: "A B", cheaper: "A", dearer: "B", difference: "+8.0 points, $10.00 more" },
      ...{ indifference: "0.008", choice: null },
    },
  ]);
  expect(frontierUtility([a, mark("C", [0.53, 0.53], [80, 80])], null)[0]?.indifference).toBe(
    "0.0006",
  );
});

it("says what the reader's price decides, and when nothing verified decides it", () => {
  const rows = [mark("A", [0.5, 0.5], [30, 30]), mark("B", [0.58, 0.58], [40, 40])];
  const said = (lambda: number) => frontierUtility(rows, lambda)[0]?.choice;
  expect(said(0.001)).toBe("B is worth its price");
  expect(said(0.02)).toBe("A is enough");
  const open = [mark("A", [0.3, 0.8], [30, 30]), mark("B", [0.5, 0.9], [40, 40])];
  expect(frontierUtility(open, 0.001)[0]).toMatchObject({
    indifference: "0–0.06",
    choice: "depends on measurements that nobody has verified",
  });
});

it("knows no price where costs overlap or have no upper end", () => {
  const overlapping = [mark("A", [0.5, 0.5], [30, 50]), mark("B", [0.6, 0.6], [40, 60])];
  expect(frontierUtility(overlapping, null)[0]?.indifference).toBeNull();
  const open = [mark("A", [0.5, 0.5], [30, null]), mark("B", [0.6, 0.6], [40, 60])];
  expect(frontierUtility(open, null)).toEqual([]);
});
