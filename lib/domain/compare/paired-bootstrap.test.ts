import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PairedTask, pairedBootstrap } from "./paired-bootstrap.ts";

const plan = { seed: 7, draws: 4000, coverage: 0.95 };

const pairs = (values: readonly (readonly [number, number])[]): readonly PairedTask[] =>
  values.map(([a, b], n) => ({ task: `${n}`, a, b }));

const anyTasks = fc
  .array(fc.tuple(fc.constantFrom(0, 0.5, 1), fc.constantFrom(0, 0.5, 1)), {
    minLength: 2,
    maxLength: 20,
  })
  .map(pairs);

describe("pairedBootstrap", () => {
  it("is close to the normal interval where tasks are many", () => {
    const tasks = pairs(Array.from({ length: 400 }, (_, n) => [n % 4 === 0 ? 0 : 1, 0]));
    const spread = 1.96 * Math.sqrt((0.75 * 0.25) / 400);
    const found = pairedBootstrap(tasks, plan);
    expect(found?.low).toBeCloseTo(0.75 - spread, 2);
    expect(found?.high).toBeCloseTo(0.75 + spread, 2);
  });

  it("draws both sides of a task together: equal sides have no spread, however they vary", () => {
    const tasks = pairs(Array.from({ length: 40 }, (_, n) => [n % 2, n % 2]));
    expect(pairedBootstrap(tasks, plan)).toEqual({ low: 0, high: 0 });
  });

  it("follows the binomial of two tasks: means 0, 1/2, 1 at 1/4, 1/2, 1/4", () => {
    const tasks = pairs([
      [1, 0],
      [0, 0],
    ]);
    expect(pairedBootstrap(tasks, { ...plan, coverage: 0.6 })).toEqual({ low: 0, high: 1 });
    expect(pairedBootstrap(tasks, { ...plan, coverage: 0.4 })).toEqual({ low: 0.5, high: 0.5 });
  });

  it("has no interval below two tasks", () => {
    expect(pairedBootstrap([], plan)).toBeNull();
    expect(pairedBootstrap(pairs([[1, 0]]), plan)).toBeNull();
  });

  it.each([
    { ...plan, seed: 0.5 },
    { ...plan, draws: 0 },
    { ...plan, draws: 1.5 },
    { ...plan, coverage: 0 },
    { ...plan, coverage: 1 },
    { ...plan, coverage: Number.NaN },
  ])("refuses the plan %o", (bad) => {
    expect(() => pairedBootstrap(pairs([[1, 0]]), bad)).toThrow(RangeError);
  });

  it("refuses a score that is no number", () => {
    expect(() => pairedBootstrap(pairs([[Number.NaN, 0]]), plan)).toThrow(RangeError);
  });

  it("is repeatable, lies within the differences, and moves with the seed", () => {
    const small = { ...plan, draws: 50 };
    fc.assert(
      fc.property(anyTasks, fc.integer(), (tasks, seed) => {
        const found = pairedBootstrap(tasks, { ...small, seed });
        if (found === null) throw new Error("there are two tasks or more");
        expect(pairedBootstrap(tasks, { ...small, seed })).toEqual(found);
        const differences = tasks.map(({ a, b }) => a - b);
        expect(found.low).toBeLessThanOrEqual(found.high);
        expect(found.low).toBeGreaterThanOrEqual(Math.min(...differences));
        expect(found.high).toBeLessThanOrEqual(Math.max(...differences));
      }),
    );
    const tasks = pairs(Array.from({ length: 30 }, (_, n) => [n / 30, 0]));
    const lows = [1, 2, 3].map((seed) => pairedBootstrap(tasks, { ...small, seed })?.low);
    expect(new Set(lows).size).toBe(3);
  });
});
