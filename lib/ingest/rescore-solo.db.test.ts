import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findEpisode } from "#db/queries/find-episode.ts";
import { findRun } from "#db/queries/find-run.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { it, type TestContext, uploadOf } from "./testing.ts";
import { type SoloRescore, soloRescoreText, soloTruth } from "./testing-solo-truth.ts";

const folder = join(process.env["ASSAY_CASES"] ?? "../shared/cases", "tau2-results");

const files = [
  {
    ...{ file: "official_gpt-4.1_telecom_solo_no-user_1trial.json", of: "gpt-4.1_telecom_no-user" },
    ...{
      archived: 20,
      invalid: 38,
      valid: 2,
      pass: 1,
      low: 1 / 40,
      high: 39 / 40,
      returned: "0.125",
    },
  },
  {
    file: "official_ft-gpt-4.1_telecom_solo_no-user_1trial.json",
    of: "ft-gpt-4.1_telecom_no-user",
    ...{ archived: 34, invalid: 33, valid: 7, pass: 7, low: 7 / 40, high: 1, returned: "0.30" },
  },
];

async function publishedRun(context: TestContext, file: string): Promise<RunSummary> {
  const body = createReadStream(join(folder, file));
  const ended = await ingestArchive(context, uploadOf("", { body, fileName: file }));
  const run = "report" in ended ? ended.report?.runs[0] : undefined;
  if (run === undefined) throw new Error(`${file} was not published`);
  return run;
}

async function rescored(context: TestContext, of: string, rescore: SoloRescore) {
  const rows = soloTruth(join(folder, "solo-truth.json"), of);
  const text = soloRescoreText(rows, rescore);
  const ended = await ingestArchive(context, uploadOf(text, { fileName: "regrade.jsonl" }));
  if (!("state" in ended) || ended.state !== "published") throw new Error("it was not published");
  return ended.report?.rescores?.[0]?.placement;
}

describe.skipIf(!existsSync(folder))("two solo files re-graded (ASSAY_CASES)", () => {
  it.for(files)(
    "$of in the right mode agrees with its archive and adds nothing",
    async (known, { context }) => {
      const run = await publishedRun(context, known.file);
      const { parts } = run.measurement;
      const right = { run: run.id, parts, mode: "solo", numberReturned: "0.5" } as const;

      const placement = await rescored(context, known.of, right);

      expect(placement?.agreement).toEqual({ agreed: 40, disagreed: [], unknown: [] });
      const found = await findRun(context.db, run.id);
      expect(found?.measurements).toHaveLength(1);
      expect(found?.run.counts).toMatchObject({ valid: 40, pass: known.archived });
      expect(found?.run.rescore).toBeNull();
    },
  );

  it.for(files)(
    "$of in the wrong mode is a row of its own that says why",
    async (known, { context }) => {
      const run = await publishedRun(context, known.file);
      const { parts } = run.measurement;
      const numberReturned = known.returned;
      const wrong = { run: run.id, parts, mode: "dual", numberReturned } as const;

      await rescored(context, known.of, wrong);

      const found = await findRun(context.db, run.id);
      const [own, row] = found?.measurements ?? [];
      expect(own).toMatchObject({ counts: { pass: known.archived, valid: 40 }, rescore: null });
      const { counts, score, rescore, reasons, measurement } = row ?? {};
      expect(counts).toMatchObject({
        ...{ planned: 40, valid: known.valid, pass: known.pass, missing: 0 },
        ...{ fail: known.valid - known.pass, replayInvalid: known.invalid },
      });
      expect(score).toMatchObject({ low: known.low, high: known.high });
      expect(reasons).toEqual({ state_mismatch: known.invalid });
      expect(rescore).toMatchObject({ scoreSource: "replayed", numberReturned });
      expect(measurement).toMatchObject({ mode: "dual" });
      const rows = await boardRuns(context.db, "tau2-bench-telecom");
      expect(rows.map((one) => one.id)).toEqual([run.id, run.id]);
      const number = Number(known.returned);
      expect(JSON.stringify([score, row?.rules, row?.reported])).not.toContain(String(number));

      const wanted = { afterOrdinal: null, limit: 100, measurement: measurement?.key };
      const episodes = await runEpisodes(context.db, run.id, wanted);
      const invalid = episodes.filter(({ status }) => status === "replay_invalid");
      expect(invalid).toHaveLength(known.invalid);
      expect(invalid.every(({ value, outcome }) => value === null && outcome === null)).toBe(true);
      expect(
        invalid.every(({ replay }) => /^\w+$/u.test(replay?.firstFailingCall?.name ?? "")),
      ).toBe(true);
      const archived = await runEpisodes(context.db, run.id, { afterOrdinal: null, limit: 100 });
      expect(archived.map(({ status }) => status)).toEqual(
        Array.from({ length: 40 }, () => "valid"),
      );
      const [first] = invalid;
      if (first === undefined) throw new Error("no episode is invalid");
      const episode = await findEpisode(context.db, run.id, first.task, first.trial);
      expect(episode?.episode.scoreSource).toBe("archived");
      expect(episode?.scores.map(({ scoreSource }) => scoreSource)).toEqual([
        "archived",
        "replayed",
      ]);
    },
  );
});
