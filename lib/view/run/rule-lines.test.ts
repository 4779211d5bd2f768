import { expect, it } from "vitest";
import { ruleLines } from "./rule-lines.ts";

it("names the metric of a rule, and leaves an unknown value unknown", () => {
  expect(ruleLines([{ name: "r", metric: "pass_at_2", value: null }])).toEqual([
    { rule: "r", metric: "pass@2", value: "–" },
  ]);
});
