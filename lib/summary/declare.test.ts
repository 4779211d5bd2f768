import { describe, expect, it } from "vitest";
import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { RunRecord } from "#lib/domain/record.ts";
import { declare, isDeclarable } from "./declare.ts";

const run: RunRecord = {
  ref: "r",
  nativeId: null,
  memberPath: null,
  source: "run.json",
  benchmark: "tau-bench",
  taskSet: { name: null, version: null, hash: null, tasks: null },
  tasks: [],
  system: {
    model: "gpt-4o",
    modelOrganization: null,
    agent: null,
    agentVersion: null,
    reasoningEffort: null,
    submittingOrganization: null,
    settings: [],
  },
  parts: [
    { name: "scorer", value: "tau-bench", source: "derived" },
    { name: "user_simulator", value: null, source: null },
  ],
  plan: { source: "as_found" },
  scale: binaryScale,
  dates: [],
  listed: true,
  unlistedReason: null,
  asks: ["agent", "user_simulator", "task_set"],
  notes: [],
  provenance: [],
  statedUsage: [],
  visibility: "public",
};

describe("declare", () => {
  it("fills what nobody says, marks ruler fields as declared and asks no longer", () => {
    const { run: declared, problems } = declare(run, {
      agent: "react",
      user_simulator: "gpt-4o",
      task_set: "airline",
    });
    expect(declared.system.agent).toBe("react");
    expect(declared.taskSet.name).toBe("airline");
    expect(declared.parts[1]).toEqual({
      name: "user_simulator",
      value: "gpt-4o",
      source: "declared",
    });
    expect(declared.asks).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("never overrides the archive, and says that the two differ", () => {
    const { run: declared, problems } = declare(run, { model: "gpt-5", scorer: "mine" });
    expect(declared.system.model).toBe("gpt-4o");
    expect(declared.parts[0]).toEqual(run.parts[0]);
    expect(problems.map(({ code }) => code)).toEqual([
      "declaration_contradicts_archive",
      "declaration_contradicts_archive",
    ]);
  });

  it("says nothing where archive and submitter agree", () => {
    const { run: declared, problems } = declare(run, { model: "gpt-4o" });
    expect(declared).toEqual(run);
    expect(problems).toEqual([]);
  });
});

it("knows the names that can be declared", () => {
  expect(isDeclarable("scorer_version")).toBe(true);
  expect(isDeclarable("score")).toBe(false);
});
