import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect } from "vitest";
import { comparedScores } from "#db/queries/compared-scores.ts";
import { findRun } from "#db/queries/find-run.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import { it, type TestContext, uploadOf } from "#lib/ingest/testing.ts";
import { partRuns } from "#lib/view/compare/compare-apart.ts";
import { compareView } from "#lib/view/compare/compare-view.ts";

const folder = join(process.env["ASSAY_CASES"] ?? "../shared/cases", "tau2-results");
const choice = { pair: "", strata: "tasks", cell: null, page: 1 } as const;

async function published(context: TestContext, fileName: string): Promise<BoardRun> {
  const body = createReadStream(join(folder, fileName));
  const ended = await ingestArchive(context, uploadOf("", { body, fileName: basename(fileName) }));
  if (!("report" in ended) || ended.report === null) throw new Error("not read");
  const found = await findRun(context.db, String(ended.report.runs[0]?.id));
  if (found === null) throw new Error("not published");
  return found.run;
}

async function compared(context: TestContext, runs: readonly BoardRun[], ignoreRulers: boolean) {
  const parted = partRuns(
    runs.map((run) => ({ id: run.id, run })),
    ignoreRulers,
  );
  const inputs = await Promise.all(
    parted.compared.map(async (run) => ({ run, scores: await comparedScores(context.db, run) })),
  );
  return { ...parted, view: compareView(inputs, choice) };
}

describe.skipIf(!existsSync(folder))("two tau2 runs (ASSAY_CASES)", () => {
  it("count only the ten tasks that both plan, and list the other forty", async ({ context }) => {
    const runs = [
      await published(context, "jitrc_airline_context-agent_10tasks_2trials.json"),
      await published(context, "whissle_airline_run1_cost-null_v1-format.json"),
    ];
    const heeded = await compared(context, runs, false);
    expect(heeded.compared).toHaveLength(1);
    expect(heeded.apart[0]?.reason).toContain("another ruler: ");

    const { view, warnings } = await compared(context, runs, true);

    expect(warnings).toHaveLength(1);
    expect(view.tasks).toBe(10);
    const [a, b] = view.sides;
    expect(a).toMatchObject({ coverage: "20/20 scored", boundsText: "60.0 %", leftOut: [] });
    expect(b).toMatchObject({ coverage: "10/10 scored", boundsText: "60.0 %" });
    expect(b).toMatchObject({ leftOutEpisodes: 40 });
    expect(b?.leftOut).toEqual(Array.from({ length: 40 }, (_none, at) => String(at + 10)));
    expect(view.pair?.lines.map(({ key, order }) => [key, order])).toEqual(
      ["episode", "task", "model", "strata"].map((key) => [key, "A and B tie"]),
    );
    expect(view.pair?.outcomes).toMatchObject({ episodes: 10 });
    expect(view.pair?.outcomes.leftOut).toContain("10 episodes of A and 0 of B");
  });

  it("of two commits of one scorer are compared only on request", async ({ context }) => {
    const runs = [
      await published(context, "official_ft-gpt-4.1_telecom_solo_no-user_1trial.json"),
      await published(context, "official_gpt-4.1_telecom_solo_no-user_1trial.json"),
    ];
    const { apart } = await compared(context, runs, false);
    expect(apart[0]?.reason).toMatch(/scorer version 4df5\w+, of the baseline b02b\w+$/);

    const { view } = await compared(context, runs, true);
    expect(view.tasks).toBe(40);
    expect(view.sides.map(({ leftOut }) => leftOut)).toEqual([[], []]);
    expect(view.pair?.page.matching).toBe(40);
  });
});
