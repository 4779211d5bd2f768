import { expect, it } from "vitest";
import { kLines } from "./k-lines.ts";

it("puts pass^k and pass@k side by side", () => {
  const lines = kLines([{ k: 1, low: 0.5, high: 0.6 }], [{ k: 2, low: 0.7, high: 0.7 }]);
  expect(lines).toEqual([
    { k: 1, hat: "50.0–60.0 %", at: "–" },
    { k: 2, hat: "–", at: "70.0 %" },
  ]);
});
