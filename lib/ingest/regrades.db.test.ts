import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findRun } from "#db/queries/find-run.ts";
import { runTrajectories } from "#db/queries/trajectory-twins.ts";
import { regraded } from "#lib/archive/tau2-bench/testing.ts";
import type { SubmissionReport } from "#lib/domain/submission/submission.ts";
import { findRegrades } from "./find-regrades.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { it, type TestContext, uploadOf } from "./testing.ts";

const cases = process.env["ASSAY_CASES"] ?? "../shared/cases";
const folder = join(cases, "tau2-results");
const solo = "official_gpt-4.1_telecom_solo_no-user_1trial.json";

function readCase(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

async function publish(
  context: TestContext,
  text: string,
  declarations: Readonly<Record<string, string>> = {},
): Promise<SubmissionReport> {
  const upload = uploadOf(text, { fileName: "results.json", declarations });
  const ended = await ingestArchive(context, upload);
  if (!("report" in ended) || ended.report === null) throw new Error("not read");
  if (ended.state !== "published") throw new Error(`it ended ${ended.state}`);
  return ended.report;
}

function runOf({ runs }: SubmissionReport) {
  const [run] = runs;
  if (run === undefined) throw new Error("no run");
  return run;
}

describe.skipIf(!existsSync(cases))("a re-graded tau2 results file (ASSAY_CASES)", () => {
  it("is known again by its trajectories, from both sides", async ({ context }) => {
    const text = readCase(solo);
    const first = await publish(context, text);
    expect(first.regrades).toBeUndefined();
    // The recorded rewards are 20 passes of 40.
    const second = await publish(context, regraded(text, { reward: () => 1 }));

    const [before, after] = [runOf(first), runOf(second)];
    expect(second.regrades).toMatchObject([
      {
        run: after.id,
        of: { id: before.id, board: "tau2-bench-telecom" },
        scorerVersion: {
          there: before.measurement.scorerVersion,
          here: after.measurement.scorerVersion,
        },
        ...{ episodes: 40, same: 40, changes: 20 },
      },
    ]);
    const [changed] = second.regrades?.[0]?.changed ?? [];
    expect(changed).toMatchObject({ trial: 0, before: "fail", after: "pass" });
    const found = await findRun(context.db, before.id);
    if (found === null) throw new Error("not published");
    const own = await runTrajectories(context.db, before.id);
    expect(own.length).toBe(40);
    expect(await findRegrades(context.db, found.run, own)).toMatchObject([
      { run: before.id, of: { id: after.id }, same: 40, changes: 20 },
    ]);
    const third = await publish(context, regraded(text, { reward: () => 0 }));
    expect(third.regrades?.map(({ of }) => of.id)).toEqual([before.id, after.id]);
  });

  it("adds its scores to the run it repeats when asked to, invalid replays without a value", async ({
    context,
  }) => {
    const text = readCase(solo);
    const run = runOf(await publish(context, text));
    let calls = 0;
    const result = () => (calls++ === 100 ? "Error: gone" : undefined);
    const joined = await publish(context, regraded(text, { reward: () => 1, result }), {
      rescore_of: run.id,
    });
    expect(joined.runs).toEqual([]);
    const counts = { planned: 40, pass: 39, fail: 0, replayInvalid: 1, missing: 0 };
    expect(joined.rescores).toMatchObject([
      { scoreSource: "rescored", placement: { run: run.id, matched: 40, counts } },
    ]);
    const rows = await boardRuns(context.db, "tau2-bench-telecom");
    expect(rows.map((row) => [row.id, row.rescore === null, row.counts?.pass])).toEqual(
      expect.arrayContaining([
        [run.id, true, 20],
        [run.id, false, 39],
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  it("stays a run of its own when it is asked to join other trajectories", async ({ context }) => {
    const run = runOf(await publish(context, readCase(solo)));
    const other = readCase("official_ft-gpt-4.1_telecom_solo_no-user_1trial.json");
    const report = await publish(context, other, { rescore_of: run.id });
    expect(report.runs).toHaveLength(1);
    expect(report.rescores).toBeUndefined();
    expect(report.problems).toMatchObject([{ code: "declaration_contradicts_archive" }]);
  });

  it("is not known again by its tasks, its model or its score", async ({ context }) => {
    await publish(context, readCase(solo));
    const other = await publish(
      context,
      readCase("official_ft-gpt-4.1_telecom_solo_no-user_1trial.json"),
    );
    expect(other.regrades).toBeUndefined();
  });
});
