import { expect, it } from "vitest";
import { aimedAt, columns, grouped } from "./columns.ts";

it("says whether a least or a most is met, its own limit included", () => {
  expect(aimedAt(0.8, { least: 0.8 })).toBe(">=0.8 yes");
  expect(aimedAt(0.79, { least: 0.8 })).toBe(">=0.8 NO");
  expect(aimedAt(3, { most: 3 })).toBe("<=3 yes");
  expect(aimedAt(3.1, { most: 3 })).toBe("<=3 NO");
});

it("groups digits by thousands", () => {
  expect([7, 1000, 1_234_567].map(grouped)).toEqual(["7", "1 000", "1 234 567"]);
});

it("puts figures of different lines under each other", () => {
  const [a, b] = ["a", "a longer label"].map((label) => columns({ label, figures: ["1", "2"] }));
  expect(a?.indexOf("1")).toBe(b?.indexOf("1"));
});
