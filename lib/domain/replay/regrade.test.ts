import fc from "fast-check";
import { expect, it } from "vitest";
import { type GradedTrajectory, regradeCounts } from "./regrade.ts";

function graded(task: string, digest: string | null, passes: boolean | null): GradedTrajectory {
  const place = { task, trial: 0, trajectoryDigest: digest };
  if (passes === null) return { ...place, status: "unscored", outcome: null };
  return { ...place, status: "valid", outcome: passes ? "pass" : "fail" };
}

it("counts the same trajectories and the results that changed", () => {
  const before = [graded("a", "x", true), graded("b", "y", false), graded("c", "z", null)];
  const after = [graded("a", "x", false), graded("b", "y", false), graded("c", "z", true)];
  expect(regradeCounts(before, after)).toEqual({
    ...{ episodes: 3, same: 3 },
    changed: [
      { task: "a", trial: 0, before: "pass", after: "fail" },
      { task: "c", trial: 0, before: "unscored", after: "pass" },
    ],
  });
});

it("knows no trajectory again by its task, by its result or by the lack of a digest", () => {
  const before = [graded("a", "x", true), graded("b", null, true), graded("c", "z", true)];
  const after = [graded("a", "other", true), graded("b", null, true), graded("d", "z", true)];
  expect(regradeCounts(before, after)).toMatchObject({ episodes: 3, same: 0, changed: [] });
});

it("finds any run with digests the same as itself and unchanged", () => {
  const episode = fc.record({
    task: fc.string(),
    digest: fc.string({ minLength: 1 }),
    passes: fc.option(fc.boolean(), { nil: null }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(episode, { selector: ({ task }) => task }), (episodes) => {
      const run = episodes.map(({ task, digest, passes }) => graded(task, digest, passes));
      const counts = { episodes: run.length, same: run.length, changed: [] };
      expect(regradeCounts(run, run)).toEqual(counts);
    }),
  );
});
