import { expect, it } from "vitest";
import { paired } from "./paired.ts";

it("stands two lists side by side as far as both reach", () => {
  expect(paired([1, 2], ["a", "b"])).toEqual([
    [1, "a"],
    [2, "b"],
  ]);
  expect(paired([1, 2], ["a"])).toEqual([[1, "a"]]);
  expect(paired([1], [undefined, "b"])).toEqual([[1, undefined]]);
});
