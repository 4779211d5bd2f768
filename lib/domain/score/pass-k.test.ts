import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passAtK } from "./pass-at-k.ts";
import { passHatK } from "./pass-hat-k.ts";
import type { TaskTrials } from "./task-trials.ts";

const anyTask: fc.Arbitrary<TaskTrials> = fc
  .tuple(fc.nat(2), fc.nat(2), fc.nat(2))
  .filter(([passed, failed, unresolved]) => passed + failed + unresolved > 0)
  .map(([passed, failed, unresolved]) => ({
    planned: passed + failed + unresolved,
    passed,
    unresolved,
  }));
const anyTasks = fc.array(anyTask, { minLength: 1, maxLength: 5 });

/** Every way in which one task's unresolved trials may turn out: a list of booleans for each. */
function completions({ planned, passed, unresolved }: TaskTrials): readonly boolean[][] {
  return Array.from({ length: 2 ** unresolved }, (_, mask) =>
    Array.from({ length: planned }, (_trial, at) =>
      at < unresolved ? Math.floor(mask / 2 ** at) % 2 === 1 : at < unresolved + passed,
    ),
  );
}

/** The share of k-subsets of the trials for which `holds`, subset by subset. */
function shareOfSubsets(
  trials: readonly boolean[],
  k: number,
  holds: (subset: readonly boolean[]) => boolean,
): number {
  const subsets = Array.from({ length: 2 ** trials.length }, (_, mask) =>
    trials.filter((_trial, at) => Math.floor(mask / 2 ** at) % 2 === 1),
  ).filter(({ length }) => length === k);
  return subsets.filter(holds).length / subsets.length;
}

/** Means over tasks of the least and the greatest share over all completions. */
function byEnumeration(
  tasks: readonly TaskTrials[],
  k: number,
  holds: (subset: readonly boolean[]) => boolean,
) {
  const shares = tasks.map((task) =>
    completions(task).map((trials) => shareOfSubsets(trials, k, holds)),
  );
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return {
    low: mean(shares.map((all) => Math.min(...all))),
    high: mean(shares.map((all) => Math.max(...all))),
  };
}

const measures = [
  {
    name: "pass^k",
    bounds: passHatK,
    holds: (subset: readonly boolean[]) => subset.every((passed) => passed),
  },
  {
    name: "pass@k",
    bounds: passAtK,
    holds: (subset: readonly boolean[]) => subset.some((passed) => passed),
  },
];

describe.each(measures)("$name", ({ bounds, holds }) => {
  it("is null, not zero, when one planned task has fewer trials than k", () => {
    const tasks = [
      { planned: 4, passed: 4, unresolved: 0 },
      { planned: 3, passed: 3, unresolved: 0 },
    ];
    expect(bounds(tasks, 3)).toEqual({ low: 1, high: 1 });
    expect(bounds(tasks, 4)).toBeNull();
    expect(bounds([], 1)).toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN])("refuses k = %d", (k) => {
    expect(() => bounds([{ planned: 4, passed: 1, unresolved: 0 }], k)).toThrow(RangeError);
  });

  it("spans the least and the greatest share over every completion and every subset", () => {
    fc.assert(
      fc.property(anyTasks, fc.integer({ min: 1, max: 6 }), (tasks, k) => {
        const found = bounds(tasks, k);
        const isDefined = tasks.every(({ planned }) => planned >= k);
        expect(found !== null).toBe(isDefined);
        if (found === null) return;
        const expected = byEnumeration(tasks, k, holds);
        expect(found.low).toBeCloseTo(expected.low, 12);
        expect(found.high).toBeCloseTo(expected.high, 12);
      }),
      { numRuns: 60 },
    );
  });
});

describe("pass^k and pass@k together", () => {
  it("give worked figures of one task with 3 passed and 1 open of 4", () => {
    const task = [{ planned: 4, passed: 3, unresolved: 1 }];
    expect(passHatK(task, 2)).toEqual({ low: 0.5, high: 1 });
    expect(passAtK(task, 2)).toEqual({ low: 1, high: 1 });
    expect(passHatK(task, 4)).toEqual({ low: 0, high: 1 });
  });

  it("are the mean of task means at k = 1, and part from there on", () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        expect(passHatK(tasks, 1)?.low).toBeCloseTo(Number(passAtK(tasks, 1)?.low), 12);
        const [hat, at] = [passHatK(tasks, 2), passAtK(tasks, 2)];
        if (hat === null || at === null) return;
        expect(hat.low).toBeLessThanOrEqual(at.low + 1e-12);
        expect(hat.high).toBeLessThanOrEqual(at.high + 1e-12);
      }),
    );
  });
});

const airline = join(
  process.env["ASSAY_CASES"] ?? "../shared/cases",
  "tau-bench/gpt-4o-airline.json",
);

describe.skipIf(!existsSync(airline))("the published airline run (needs ASSAY_CASES)", () => {
  const open = new Set(["2,1", "9,2", "9,3", "33,0", "46,3"]);

  function airlineTasks(): readonly TaskTrials[] {
    const episodes: unknown = JSON.parse(readFileSync(airline, "utf8"));
    const tasks = new Map<number, TaskTrials>();
    if (!Array.isArray(episodes)) throw new Error(`${airline} holds no list`);
    for (const { task_id: id, trial, reward } of episodes) {
      const isOpen = open.has(`${id},${trial}`);
      const { planned, passed, unresolved } = tasks.get(id) ?? {
        planned: 0,
        passed: 0,
        unresolved: 0,
      };
      tasks.set(id, {
        planned: planned + 1,
        passed: passed + Number(!isOpen && reward === 1),
        unresolved: unresolved + Number(isOpen),
      });
    }
    return [...tasks.values()];
  }

  it.each([
    { k: 1, hat: [0.42, 0.445], at: [0.42, 0.445] },
    { k: 2, hat: [0.273333, 0.286667], at: [0.566667, 0.603333] },
    { k: 3, hat: [0.22, 0.225], at: [0.66, 0.7] },
    { k: 4, hat: [0.2, 0.2], at: [0.72, 0.76] },
  ])("has the known bounds at k = $k", ({ k, hat, at }) => {
    const [hatBounds, atBounds] = [passHatK(airlineTasks(), k), passAtK(airlineTasks(), k)];
    const found = [hatBounds?.low, hatBounds?.high, atBounds?.low, atBounds?.high];
    const rounded = found.map((value) => Number(Number(value).toFixed(6)));
    expect(rounded).toEqual([...hat, ...at]);
  });
});
