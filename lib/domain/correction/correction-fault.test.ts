import { expect, it } from "vitest";
import { correctionKinds } from "./correction.ts";
import { correctionFault } from "./correction-fault.ts";

const run = { kind: "run", run: "r_1" } as const;
const task = { kind: "task", benchmark: "b", taskSet: "s", task: "t" } as const;
const basis = { kind: "cost_basis", basis: "leaf_spans" } as const;

it("lets each kind speak of what it can move", () => {
  expect(correctionFault({ kind: "exclusion", target: run })).toBe(
    "an exclusion speaks of episodes, task, not of run",
  );
  expect(correctionFault({ kind: "exclusion", target: task })).toBeNull();
  expect(correctionFault({ kind: "retraction", target: task })).toContain("not of task");
  const allowed = correctionKinds.filter((kind) => correctionFault({ kind, target: run }) === null);
  expect(allowed).toEqual(
    correctionKinds.filter((kind) => !["exclusion", "cost_rebasis", "relabel"].includes(kind)),
  );
});

it("asks for what changes, and takes it of no other kind", () => {
  expect(correctionFault({ kind: "cost_rebasis", target: run })).toContain("says what changes");
  expect(correctionFault({ kind: "cost_rebasis", target: run, change: basis })).toBeNull();
  expect(correctionFault({ kind: "note", target: run, change: basis })).toContain(
    "changes no cost basis",
  );
  const names = { kind: "names", names: {} } as const;
  expect(correctionFault({ kind: "relabel", target: run, change: names })).toContain(
    "at least one",
  );
  const excludes = { kind: "excludes_episodes" } as const;
  expect(correctionFault({ kind: "known_defect", target: task, change: excludes })).toBeNull();
  expect(correctionFault({ kind: "known_defect", target: run, change: excludes })).toContain(
    "of a task",
  );
});
