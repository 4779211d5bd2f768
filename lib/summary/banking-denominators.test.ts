import { expect, it } from "vitest";
import { openFixture } from "#lib/archive/testing.ts";
import { comparedDenominator } from "#lib/domain/diff/compared-denominator.ts";
import { reportedDiff } from "#lib/domain/diff/reported-diff.ts";
import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import { denominatorView } from "#lib/view/diff/denominator-view.ts";
import { readArchive } from "./read-archive.ts";
import { sideFigures } from "./side-figures.ts";

async function figuresOf(path: string): Promise<readonly ReportedRow[]> {
  const archive = await openFixture(path);
  const { runs } = await readArchive(archive);
  await archive.close();
  return sideFigures({ runs: runs.map(({ summary }) => ({ summary, episodes: [] })) });
}

const size = {
  ...{ benchmark: "tau2-bench", taskSet: "banking_knowledge", version: null },
  ...{ tasks: 97, trials: 4, source: "a submission", author: "somebody", role: "reader" },
  createdAt: "2026-01-02T03:04:05.678Z",
};
const options = { taskSet: "banking_knowledge", ignoreComparability: false };

it("names four figures of banking that no count of 388 gives, and breaks a tie on one denominator", async () => {
  const before = await figuresOf("scripts/seed/tau2-banking/before");
  const after = await figuresOf("scripts/seed/tau2-banking/after");
  const diff = reportedDiff(before, after, { ...options, metric: "pass_hat_1" });
  const found = comparedDenominator(diff, before, after, size);
  if (found === null) throw new Error("a share of episodes was not taken for one");
  const view = denominatorView(found, size, after);
  expect(view.size).toBe("388 episodes: 97 tasks, 4 trials each");
  const named = view.smaller.map(({ label, side, figure, largest }) => [
    ...[label, side, figure, largest],
  ]);
  expect(named.toSorted()).toEqual([
    ["Gemini 2.5 Pro", "before", "12.76", "49 of 384"],
    ["Gemini 3.1 Pro Preview", "before", "22.54", "87 of 386"],
    ["Grok 4.1 fast", "before", "12.4", "48 of 387"],
    ["Grok 4.2", "before", "17.57", "68 of 387"],
  ]);
  expect(found.undetermined).toEqual([]);
  expect(view.derived).toContain("4 of 136 pairs reversed; 2 ties formed, 1 broke");
  const [tie] = view.changes.filter(({ change }) => change === "tie broken");
  expect(tie).toMatchObject({
    rows: ["Claude Sonnet 4.5", "Gemini 3.1 Pro Preview"],
    before: "87 / 87",
    after: "98 / 101",
  });
});

it("asks nothing of figures that are no shares of episodes", async () => {
  const rows = await figuresOf("scripts/seed/tau2-banking/after");
  for (const metric of ["pass_hat_2", "cost"]) {
    const diff = reportedDiff(rows, rows, { ...options, metric });
    expect(comparedDenominator(diff, rows, rows, size), metric).toBeNull();
  }
});
