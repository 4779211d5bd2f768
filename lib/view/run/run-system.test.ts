import { expect, it } from "vitest";
import { runOf } from "../testing.ts";
import { runSystem } from "./run-system.ts";

it("names a system in parts, unknown ones as unknown", () => {
  expect(runSystem(runOf())).toEqual({ model: null, others: ["agent unknown"] });
  const system = {
    ...{ model: "m", modelOrganization: "o", agent: "a", agentVersion: "2" },
    ...{ reasoningEffort: "high", submittingOrganization: null, settings: [] },
  };
  expect(runSystem({ system })).toEqual({
    model: "m",
    others: ["a 2", "o", "reasoning high"],
  });
});
