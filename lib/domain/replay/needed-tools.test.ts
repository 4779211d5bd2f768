import { expect, it } from "vitest";
import { neededTools } from "./needed-tools.ts";

const needs = [
  { taskSet: "telecom", mode: "solo", tools: ["toggle_roaming", "get_customer"] },
  { taskSet: "telecom", mode: "dual", tools: ["get_customer"] },
  { taskSet: "telecom", mode: "solo", tools: ["reboot"] },
] as const;

it("joins what is declared for one task set in one mode", () => {
  const solo = neededTools(needs, { taskSet: "telecom", mode: "solo" });
  expect(solo).toEqual(new Set(["toggle_roaming", "get_customer", "reboot"]));
  const dual = neededTools(needs, { taskSet: "telecom", mode: "dual" });
  expect(dual).toEqual(new Set(["get_customer"]));
});

it("knows nothing of an undeclared pair, and never fills an unknown mode in", () => {
  expect(neededTools(needs, { taskSet: "retail", mode: "dual" })).toBeNull();
  const unknown = [{ taskSet: "telecom", mode: "unknown", tools: ["x"] }] as const;
  expect(neededTools(unknown, { taskSet: "telecom", mode: "unknown" })).toBeNull();
});
