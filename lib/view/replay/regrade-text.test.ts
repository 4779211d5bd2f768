import { expect, it } from "vitest";
import type { Regrade } from "#lib/domain/replay/regrade.ts";
import { regradeText } from "./regrade-text.ts";

const regrade: Regrade = {
  run: "r_b",
  of: { id: "r_a", board: "b", publishedAt: "2026-01-01T00:00:00Z" },
  scorerVersion: { here: `a2c0247${"0".repeat(33)}`, there: `4df5527${"0".repeat(33)}` },
  ...{ episodes: 40, same: 40, changes: 12, changed: [] },
};

it("says that all trajectories are the same, who graded them and what changed", () => {
  expect(regradeText(regrade)).toEqual({
    shared: "The same trajectories as run",
    graded: "40 of 40 episodes; re-graded: scorer 4df5527 to a2c0247; 12 results changed",
  });
});

it("says no more than is known", () => {
  const some = { ...regrade, same: 1, changes: 0, scorerVersion: { here: null, there: null } };
  expect(regradeText(some)).toEqual({
    shared: "Some of the same trajectories as run",
    graded: "1 of 40 episodes; re-graded: scorer unknown to unknown; no result changed",
  });
  const same = { ...regrade, changes: 1, scorerVersion: { here: "1.0", there: "1.0" } };
  expect(regradeText(same).graded).toBe(
    "40 of 40 episodes; graded by the same scorer, 1.0; 1 result changed",
  );
});
