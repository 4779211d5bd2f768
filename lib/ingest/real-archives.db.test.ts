import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect } from "vitest";
import { boardRuns } from "#db/queries/board-runs.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { deterministicTar } from "#lib/archive/deterministic-tar.ts";
import { folderFiles } from "#lib/archive/open-folder.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { it, uploadOf } from "./testing.ts";

const cases = process.env["ASSAY_CASES"] ?? "../shared/cases";
const archives = [
  "hal/encrypted_fixture/synthetic_taubench_airline_demo_1_UPLOAD.zip",
  "hal/frontend_export/taubench_airline.json",
  "tau-bench/gpt-4o-airline.json",
  "tau2-results/jitrc_airline_context-agent_10tasks_2trials.json",
  "tau2-results/official_ft-gpt-4.1_telecom_default_maxsteps_toomanyerrors.json",
  "tau2-results/official_gpt-4.1_telecom_solo_no-user_1trial.json",
  "tau2-results/tau2trace_telecom_adversarial_cost-null.json",
  "tau2-results/whissle_airline_run1_cost-null_v1-format.json",
  "tau2-results/yohei_mock_v1_1_maxsteps_10tasks.json",
];

describe.skipIf(!existsSync(cases))("archives of real harnesses (ASSAY_CASES)", () => {
  it.for(archives)("%s stands on its board as its report has it", async (path, { context }) => {
    const body = createReadStream(join(cases, path));
    const fileName = basename(path);

    const ended = await ingestArchive(context, uploadOf("", { body, fileName }));

    if (!("report" in ended) || ended.report === null) throw new Error("not read");
    expect(ended).toMatchObject({ state: "published", error: null });
    const boards = await listBoards(context.db);
    const rows = await Promise.all(boards.map(({ board }) => boardRuns(context.db, board.slug)));
    const expected = ended.report.runs.map((run) => expect.objectContaining(run));
    expect(rows.flat()).toEqual(expect.arrayContaining(expected));
    expect(rows.flat()).toHaveLength(expected.length);
  });

  it("keeps the figures of both snapshots of a board apart, listed or not", async ({ context }) => {
    for (const snapshot of ["before", "after"]) {
      const body = deterministicTar(await folderFiles(join(cases, "tau2-submissions", snapshot)));
      const fileName = `${snapshot}.tar`;
      expect(await ingestArchive(context, uploadOf("", { body, fileName }))).toMatchObject({
        state: "published",
      });
    }
    const rows = await boardRuns(context.db, "tau2-bench-banking_knowledge");
    expect(rows.every(({ counts, score }) => counts === null && score.low === null)).toBe(true);
    expect(rows.filter(({ listed }) => !listed).length).toBeGreaterThan(0);
    const [line] = (await listBoards(context.db)).filter(({ board }) =>
      board.slug.includes("banking"),
    );
    expect(line).toMatchObject({
      rows: rows.filter(({ listed }) => listed).length,
      planned: null,
      valid: null,
    });
  });
});
