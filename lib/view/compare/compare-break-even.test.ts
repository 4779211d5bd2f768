import { describe, expect, it } from "vitest";
import { breakEvenPoint, breakEvenTable, breakEvenText } from "./compare-break-even.ts";

const sums = {
  a: { planned: 100, valid: 50, sumScaled: 30 },
  b: { planned: 100, valid: 98, sumScaled: 43 },
  full: { planned: 10, valid: 10, sumScaled: 6 },
  open: { planned: 10, valid: 8, sumScaled: 5 },
  ahead: { planned: 10, valid: 9, sumScaled: 9 },
};

function pairOf(one: keyof typeof sums, other: keyof typeof sums) {
  return { a: { letter: "A", sum: sums[one] }, b: { letter: "B", sum: sums[other] } };
}

describe("the worked example", () => {
  it("ties on qA = 0.26 + 0.04 qB", () => {
    expect(breakEvenText(pairOf("a", "b"))).toEqual({
      ...{ kind: "line", equation: "qA = 0.26 + 0.04 qB", dependsOnB: true },
    });
  });

  it("means 14 of A's 50 at qB = 0.5", () => {
    expect(breakEvenPoint(pairOf("a", "b"), 0.5)?.sentence).toBe(
      "At qB = 0.5: qA = 0.28, that is 14 of A's 50.",
    );
  });

  it("lies between two counts elsewhere, and is tabled", () => {
    expect(
      breakEvenTable(pairOf("a", "b")).map(({ shareText, countText }) => [shareText, countText]),
    ).toEqual([
      ["0.26", "13 of A's 50"],
      ["0.27", "between 13 and 14 of A's 50"],
      ["0.28", "14 of A's 50"],
      ["0.29", "between 14 and 15 of A's 50"],
      ["0.3", "15 of A's 50"],
    ]);
  });
});

describe("other sides", () => {
  it("has no line where A has nothing unresolved, and says what B needs", () => {
    expect(breakEvenText(pairOf("full", "open"))).toEqual({
      kind: "decided",
      sentence:
        "A has nothing unresolved, so a tie depends on B alone: qB = 0.5, that is 1 of B's 2.",
    });
    expect(breakEvenPoint(pairOf("full", "open"), 0.5)).toBeNull();
    expect(breakEvenTable(pairOf("full", "open"))).toEqual([]);
  });

  it("is decided where nothing is unresolved", () => {
    expect(breakEvenText(pairOf("full", "full"))).toEqual({
      kind: "decided",
      sentence: "Nothing is unresolved on either side: the order is decided.",
    });
  });

  it("names no rate of B where B has nothing unresolved", () => {
    expect(breakEvenText(pairOf("open", "full"))).toMatchObject({ equation: "qA = 0.5" });
    expect(breakEvenPoint(pairOf("open", "full"), 0.9)?.sentence).toBe(
      "qA = 0.5, that is 1 of A's 2.",
    );
  });

  it("says on which side of feasible a tie lies", () => {
    expect(breakEvenPoint(pairOf("open", "ahead"), 0)?.countText).toBe(
      "more than all of A's 2: no tie is feasible",
    );
    expect(breakEvenPoint(pairOf("ahead", "open"), 0)?.sentence).toBe(
      "At qB = 0: qA = −4, that is fewer than none of A's 1: no tie is feasible.",
    );
  });
});

it("names the sides by their own letters", () => {
  const pair = { ...pairOf("a", "b"), b: { letter: "C", sum: sums.b } };
  expect(breakEvenText(pair)).toMatchObject({ equation: "qA = 0.26 + 0.04 qC" });
});
