import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { changedTaskSets } from "#lib/domain/diff/changed-task-sets.ts";
import { labelMoved } from "#lib/domain/diff/label-moved.ts";
import { reportedDiff } from "#lib/domain/diff/reported-diff.ts";
import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import { openArchive } from "../open-archive.ts";
import { casesFolder, readAll } from "../testing.ts";
import { tau2Submission } from "./index.ts";

const folder = casesFolder();
const options = { taskSet: "banking_knowledge", metric: "pass_hat_1", ignoreComparability: false };

const pair = z.tuple([z.string(), z.string()]).rest(z.number());
const Truth = z.object({
  n: z.number(),
  pairs: z.number(),
  strict_reversals: z.array(pair),
  ties_entered: z.array(pair),
  rows: z.record(z.string(), z.object({ rank_before: z.number(), rank_after: z.number() })),
  mixed_version_cohort: z.object({
    n: z.number(),
    pairs: z.number(),
    strict_reversals: z.number(),
  }),
});

async function rowsOf(side: string): Promise<ReportedRow[]> {
  const archive = await openArchive(join(String(folder), "tau2-submissions", side));
  const readings = await readAll(tau2Submission.read(archive));
  const figures = readings.flatMap((reading) =>
    reading.kind === "figure" ? [reading.figure] : [],
  );
  return readings.flatMap((reading) => {
    if (reading.kind !== "run") return [];
    const { ref, nativeId, taskSet, ...run } = reading.run;
    const id = String(nativeId);
    const ours = figures.filter((figure) => figure.run === ref);
    const byMetric = Object.fromEntries(ours.map(({ metric, value }) => [metric, value]));
    return [{ ...run, id, label: id, taskSet: String(taskSet.name), figures: byMetric }];
  });
}

describe.skipIf(folder === null)(
  "the board before and after 1.0.1 (skipped: no ASSAY_CASES)",
  async () => {
    if (folder === null) return;
    const [before, after] = [await rowsOf("before"), await rowsOf("after")];
    const truthText = readFileSync(join(folder, "tau2-submissions", "truth.json"), "utf8");
    const truth = Truth.parse(JSON.parse(truthText));
    const diff = reportedDiff(before, after, options);
    const named = (rows: readonly { readonly a: string; readonly b: string }[]) =>
      rows.map(({ a, b }) => [a, b].toSorted().join());

    it("has the rows, pairs, reversals and ties of the truth", () => {
      expect([diff.rows, diff.pairs]).toEqual([truth.n, truth.pairs]);
      expect(named(diff.reversals).toSorted()).toEqual(
        truth.strict_reversals.map(([a, b]) => [a, b].toSorted().join()).toSorted(),
      );
      expect(named(diff.tiesEntered).toSorted()).toEqual(
        truth.ties_entered.map(([a, b]) => [a, b].toSorted().join()).toSorted(),
      );
      expect([diff.reversals.length, diff.tiesEntered.length, diff.tiesLeft.length]).toEqual([
        4, 2, 0,
      ]);
    });

    it("has the ranks of the truth: Gemini 3 Flash from 9 to a shared 5", () => {
      const ranks = Object.fromEntries(
        diff.ranks.map((rank) => [rank.id, [rank.before, rank.after]]),
      );
      expect(ranks).toEqual(
        Object.fromEntries(
          Object.entries(truth.rows).map(([id, row]) => [id, [row.rank_before, row.rank_after]]),
        ),
      );
      const flash = diff.ranks.find(({ id }) => id === "gemini-3-flash_sierra_2026-03-02");
      expect(flash).toMatchObject({ before: 9, after: 5, tiedBefore: false, tiedAfter: true });
    });

    it("sets two rows apart for their version and three folders for the manifest", () => {
      expect(diff.apart.map(({ id, reason }) => `${id}: ${reason}`).toSorted()).toEqual([
        "A_EXAMPLE_new-model_example-org_2025-01-15: not in the archive's manifest",
        "A_EXAMPLE_voice-model_example-org_2026-03-11: not in the archive's manifest",
        "distyl-buttonagent_distyl_2026-03-25: scorer version 0.2.1-dev on both sides",
        expect.stringMatching(/^glm5-2_zai_2026-06-21: scorer version 1\.0\.0 on both sides/u),
        "qwen3-max_qwen_2025-10-30: not in the archive's manifest",
      ]);
    });

    it("compares 19 rows when comparability is ignored, with a warning", () => {
      const mixed = reportedDiff(before, after, { ...options, ignoreComparability: true });
      const { n, pairs, strict_reversals } = truth.mixed_version_cohort;
      expect([mixed.rows, mixed.pairs, mixed.reversals.length]).toEqual([
        n,
        pairs,
        strict_reversals,
      ]);
      expect(mixed.warnings).toHaveLength(1);
    });

    it("finds the label moved alone twice in banking and 24 times on the other domains", () => {
      const listed = (rows: ReportedRow[]) => rows.filter((row) => row.listed);
      const moved = labelMoved(listed(before), listed(after));
      const banking = moved.filter(({ taskSet }) => taskSet === "banking_knowledge");
      expect(diff.notes).toEqual(banking);
      expect([banking.length, moved.length - banking.length]).toEqual([2, 24]);
    });

    it("knows the one task set whose figures changed", () => {
      expect(changedTaskSets(before, after, "pass_hat_1")).toEqual(["banking_knowledge"]);
    });
  },
);
