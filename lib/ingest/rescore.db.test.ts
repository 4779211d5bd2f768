import { describe, expect } from "vitest";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findRun } from "#db/queries/find-run.ts";
import { deterministicTar } from "#lib/archive/deterministic-tar.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { discardSubmission } from "./discard-submission.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { chunks, it, runText, type TestContext, uploadOf } from "./testing.ts";

const measurement = {
  ...{ scorer: "state-check", scorer_version: "3.1", mode: "solo" },
  ...{ user_simulator: "none", reward_basis: "state" },
};

const header = { plan: { tasks: ["a", "b"], trials: 2 }, measurement };
const run = runText(header, [
  { task: "a", trial: 0, score: { status: "valid", value: 1 } },
  { task: "a", trial: 1, score: { status: "valid", value: 0 } },
  { task: "b", trial: 0, score: { status: "unscored", reason: "policy_zero", value: 0 } },
]);

function rescoreText(id: string, lines: readonly object[], ruler: object = {}): string {
  const first = {
    rescore: "rescore/1",
    of: { run: id },
    source: "rescored",
    measurement: { ...measurement, task_set_version: "2", scorer_version: "4.0", ...ruler },
  };
  return [first, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");
}

async function ingested(context: TestContext, text: string, accepts = true): Promise<Submission> {
  const ended = await ingestArchive(context, uploadOf(text, { accepts: () => accepts }));
  if (!("state" in ended)) throw new Error("not taken");
  return ended;
}

async function publishedRun(context: TestContext): Promise<string> {
  const { report } = await ingested(context, run);
  return String(report?.runs[0]?.id);
}

const valid = { validity: "valid" };

describe("a re-score", () => {
  it("adds a row of its own and leaves what the archive said", async ({ context }) => {
    const id = await publishedRun(context);
    const before = await findRun(context.db, id);
    const lines = [
      { task: "a", trial: 0, ...valid, value: 0 },
      { task: "a", trial: 1, ...valid, value: 1, first_failing_call: { name: "pay" } },
      { task: "b", trial: 0, validity: "tool_missing", missing_tools: ["pay"], value: 1 },
    ];

    const { state, report } = await ingested(context, rescoreText(id, lines));

    expect(state).toBe("published");
    expect(report?.rescores?.[0]?.placement).toMatchObject({
      ...{ run: id, matched: 3, notMentioned: 1, notInRun: [], agreement: null },
      counts: { planned: 4, valid: 1, pass: 0, fail: 1, replayInvalid: 2, missing: 1 },
      score: { low: 0, high: 3 / 4 },
    });
    const after = await findRun(context.db, id);
    expect(after?.run).toEqual(before?.run);
    const [, row] = after?.measurements ?? [];
    expect(row?.counts).toEqual(report?.rescores?.[0]?.placement?.counts);
    expect(row).toMatchObject({ rules: [], reported: [], rescore: { scoreSource: "rescored" } });
    expect(await boardRuns(context.db, "filing-inbox")).toHaveLength(2);
  });

  it("with a ruler that the run has is a check: it counts, and overwrites nothing", async ({
    context,
  }) => {
    const id = await publishedRun(context);
    const lines = [
      { task: "a", trial: 0, ...valid, value: 1 },
      { task: "a", trial: 1, ...valid, value: 1 },
      { task: "b", trial: 0, ...valid, value: 1 },
    ];
    const same = rescoreText(id, lines, { scorer_version: "3.1" });

    const { report } = await ingested(context, same);

    const agreement = { agreed: 1, disagreed: ["a, trial 1"], unknown: ["b, trial 0"] };
    expect(report?.rescores?.[0]?.placement?.agreement).toEqual(agreement);
    const found = await findRun(context.db, id);
    expect(found?.measurements).toHaveLength(1);
    expect(found?.run.counts).toMatchObject({ valid: 2, pass: 1, unscored: 1 });
  });

  it("shows no change of rule where the record did not migrate", async ({ context }) => {
    const id = await publishedRun(context);
    const lines = [
      { task: "a", trial: 0, ...valid, value: 0 },
      { task: "a", trial: 1, ...valid, value: 1 },
      { migration_check: { task: "a", trial: 0, old: 1, migrated: 0 } },
      { migration_check: { task: "a", trial: 1, old: 0, migrated: 0 } },
    ];

    const { report } = await ingested(context, rescoreText(id, lines));

    const [rescore] = report?.rescores ?? [];
    expect(rescore?.migration).toEqual({ agreed: 1, disagreed: ["a, trial 0"], unknown: [] });
    expect(rescore?.placement?.counts).toMatchObject({ valid: 1, pass: 1, replayInvalid: 1 });
  });

  it("published again stores nothing twice", async ({ context }) => {
    const id = await publishedRun(context);
    const text = rescoreText(id, [{ task: "a", trial: 0, ...valid, value: 1 }]);
    await ingested(context, text);
    const { state, report } = await ingested(context, text);
    expect(state).toBe("published");
    expect(report?.rescores?.[0]?.placement?.agreement).toBeNull();
    expect((await findRun(context.db, id))?.measurements).toHaveLength(2);
    expect(await ingested(context, run)).toMatchObject({ state: "published" });
  });

  it("of a run that nobody published is refused with what to do, and leaves no bytes", async ({
    context,
  }) => {
    const text = rescoreText("r_00000000000000000000", [{ task: "a", ...valid, value: 1 }]);
    const { state, report } = await ingested(context, text);
    expect(state).toBe("rejected");
    expect(report?.problems).toMatchObject([{ code: "unknown_run", effect: "refused" }]);
    expect(report?.problems[0]?.message).toContain("Publish the run first");
    expect(await context.files()).toEqual([]);
  });

  it("may name its run by the archive, and of several in it asks which one", async ({
    context,
  }) => {
    const id = await publishedRun(context);
    const sha256 = (await findRun(context.db, id))?.archive.sha256;
    const named = rescoreText(id, [{ task: "a", ...valid, value: 1 }]);
    const byArchive = named.replace(`"run":"${id}"`, `"archive_sha256":"${sha256}"`);
    expect(await ingested(context, byArchive)).toMatchObject({ state: "published" });
    const files = ["one", "two"].map((run_id) => {
      const bytes = Buffer.from(runText({ ...header, run_id }, [{ task: "a", trial: 0 }]));
      return { path: `${run_id}.jsonl`, bytes: bytes.length, stream: () => chunks(bytes) };
    });
    const body = deterministicTar(files);
    const both = await ingestArchive(context, uploadOf("", { body, fileName: "two.tar" }));
    const pair = "archiveSha256" in both ? both.archiveSha256 : "";
    const either = byArchive.replace(String(sha256), pair);
    const refused = await ingested(context, either);
    expect(refused).toMatchObject({ state: "rejected", report: { runs: [] } });
    expect(refused.report?.problems[0]?.message).toMatch(/^2 published runs fit/u);
  });

  it("names episodes that the run does not have; with none of its own it is refused", async ({
    context,
  }) => {
    const id = await publishedRun(context);
    const stranger = { task: "z", trial: 0, ...valid, value: 1 };
    const own = { task: "a", trial: 0, ...valid, value: 1 };
    const some = await ingested(context, rescoreText(id, [own, stranger]), false);
    expect(some.report?.problems).toMatchObject([
      { code: "episode_not_in_run", effect: "score_lost" },
    ]);
    expect(some.report?.rescores?.[0]?.placement?.notInRun).toEqual(["z, trial 0"]);
    const none = await ingested(context, rescoreText(id, [stranger]));
    expect(none).toMatchObject({ state: "rejected" });
  });

  it("believes neither of two different lines of one episode", async ({ context }) => {
    const id = await publishedRun(context);
    const lines = [1, 0].map((value) => ({ task: "a", trial: 0, ...valid, value }));
    const { report } = await ingested(context, rescoreText(id, lines), false);
    expect(report?.rescores?.[0]?.placement?.counts).toMatchObject({ suspect: 1, valid: 0 });
  });

  it("takes no number outside the run's scale", async ({ context }) => {
    const id = await publishedRun(context);
    const text = rescoreText(id, [{ task: "a", trial: 0, ...valid, value: 7 }]);
    const { report } = await ingested(context, text, false);
    expect(report?.rescores?.[0]?.placement?.counts).toMatchObject({ unscored: 1, valid: 0 });
  });

  it("discarded leaves the run as it was", async ({ context }) => {
    const id = await publishedRun(context);
    const kept = await context.files();
    const text = rescoreText(id, [{ task: "a", trial: 0, ...valid, value: 1 }]);
    expect(await discardSubmission(context, await ingested(context, text, false))).toBe(true);
    expect(await context.files()).toEqual(kept);
    expect((await findRun(context.db, id))?.measurements).toHaveLength(1);
  });
});
