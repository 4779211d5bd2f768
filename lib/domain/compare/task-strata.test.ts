import { describe, expect, it } from "vitest";
import { taskStrata } from "./task-strata.ts";
import { scoreOf } from "./testing.ts";

const write = { requiresWrite: true, emptyReference: false } as const;
const read = { requiresWrite: false, emptyReference: false } as const;
const empty = { requiresWrite: false, emptyReference: true } as const;

describe("taskStrata", () => {
  const a = [
    scoreOf("1", 1, write),
    scoreOf("2", null, write),
    scoreOf("3", 0, read),
    scoreOf("4", 1, empty),
  ];
  const b = [
    scoreOf("1", 0, write),
    scoreOf("2", 1, write),
    scoreOf("3", 1, read),
    scoreOf("4", 1, empty),
  ];

  it("weighs by the share of the tasks and bounds each stratum", () => {
    expect(taskStrata(a, b, "tasks")).toEqual([
      {
        ...{ name: "requires_write", tasks: 2, weight: 0.5 },
        ...{ a: { low: 0.5, high: 1 }, b: { low: 0.5, high: 0.5 } },
      },
      {
        ...{ name: "no_write", tasks: 1, weight: 0.25 },
        ...{ a: { low: 0, high: 0 }, b: { low: 1, high: 1 } },
      },
      {
        ...{ name: "empty_reference", tasks: 1, weight: 0.25 },
        ...{ a: { low: 1, high: 1 }, b: { low: 1, high: 1 } },
      },
    ]);
  });

  it("weighs all strata the same on request", () => {
    expect(taskStrata(a, b, "equal").map(({ weight }) => weight)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it("keeps apart what nobody says and what the archives do not agree on", () => {
    const one = [scoreOf("1", 1, write), scoreOf("2", 1), scoreOf("3", 1, write)];
    const two = [scoreOf("1", 1, read), scoreOf("2", 1), scoreOf("3", 1)];

    expect(taskStrata(one, two, "tasks").map(({ name, tasks }) => [name, tasks])).toEqual([
      ["trait_unknown", 1],
      ["trait_disputed", 2],
    ]);
  });
});
