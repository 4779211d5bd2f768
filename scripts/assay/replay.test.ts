import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { regraded, userToolsOf } from "#lib/archive/tau2-bench/testing.ts";
import { casesFolder } from "#lib/archive/testing.ts";

const cases = casesFolder();
const folder = `${cases}/tau2-results`;
const solo = `${folder}/official_gpt-4.1_telecom_solo_no-user_1trial.json`;
const scratch = mkdtempSync(join(tmpdir(), "assay-replay-"));
const root = fileURLToPath(new URL("../../", import.meta.url));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const Finding = z.looseObject({
  verdict: z.string().optional(),
  reason: z.string().nullish(),
  missing: z.array(z.string()).optional(),
  drift: z.number().nullish(),
  firstDivergence: z.number().nullish(),
  firstBroken: z.number().nullish(),
});
const Answer = z.object({
  normalizations: z.array(z.object({ name: z.string(), allows: z.string() })),
  runs: z.tuple([
    z.looseObject({
      mode: z.string(),
      absentTools: z.array(z.string()),
      counts: z.record(z.string(), z.number()),
      episodes: z.array(
        z.looseObject({
          task: z.string(),
          recorded: z.string().nullable(),
          returned: z.string().nullable(),
          finding: Finding,
        }),
      ),
    }),
  ]),
});

function run(...words: readonly string[]) {
  const args = ["--import", "tsx", "scripts/assay.ts", ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  });
  return { status, stderr, stdout };
}

function replay(before: string, after: string) {
  return run("replay", before, after, "--json");
}

function compare(before: string, text: string) {
  const path = join(scratch, "rerun.json");
  writeFileSync(path, text);
  const { status, stdout } = replay(before, path);
  const [compared] = Answer.parse(JSON.parse(stdout)).runs;
  return { status, run: compared };
}

const Truth = z.array(
  z.looseObject({
    file: z.string(),
    task_id: z.string(),
    normal_lenient: z.number(),
    normal_strict: z.number().nullable(),
  }),
);

describe.skipIf(cases === null)("assay replay on real files (skipped without the cases)", () => {
  it("takes a re-grade that changes rewards, ids and times for the same trajectories", () => {
    const text = readFileSync(solo, "utf8");
    const { status, run } = compare(solo, regraded(text, { reward: () => 1 }));
    expect(run.counts).toEqual({
      ...{ common: 40, valid: 40, replayInvalid: 0, unchecked: 0, otherTrajectory: 0 },
    });
    expect(run.mode).toBe("solo");
    expect(status).toBe(0);
  });

  it("refuses the solo file re-read in the wrong mode, whatever it returns", () => {
    const text = readFileSync(solo, "utf8");
    const truth = new Map(
      Truth.parse(JSON.parse(readFileSync(`${folder}/solo-truth.json`, "utf8")))
        .filter(({ file }) => file === "gpt-4.1_telecom_no-user")
        .map((row) => [row.task_id, row]),
    );
    const tools = userToolsOf(text);
    const { status, run } = compare(
      solo,
      regraded(text, {
        reward: ({ task_id: task }) => truth.get(task)?.normal_lenient,
        result: (tool) => (tools.has(tool) ? `Error: Tool '${tool}' not found.` : undefined),
      }),
    );
    expect(status).toBe(1);
    const invalid = run.episodes.filter(({ finding }) => finding.verdict === "replay_invalid");
    const refused = [...truth.values()].filter((row) => row.normal_strict === null);
    expect(refused.length).toBe(38);
    const tasks = new Set(invalid.map(({ task }) => task));
    expect(refused.filter((row) => !tasks.has(row.task_id))).toEqual([]);
    expect(run.counts["replayInvalid"]).toBe(invalid.length);
    expect(run.absentTools).toContain("toggle_airplane_mode");
    const [first] = invalid;
    expect(first?.finding.reason).toBe("tool_missing");
    const pass = invalid.filter(({ returned }) => Number(returned) === 1);
    expect(pass.length).toBeGreaterThan(0);
  });

  it("finds the one broken call of a whole file", () => {
    const text = readFileSync(solo, "utf8");
    let calls = 0;
    const { run } = compare(
      solo,
      regraded(text, { result: () => (calls++ === 100 ? "Error: gone" : undefined) }),
    );
    expect(run.counts).toMatchObject({ valid: 39, replayInvalid: 1 });
    const broken = run.episodes.find(({ finding }) => finding.verdict === "replay_invalid");
    expect(broken?.finding).toMatchObject({ reason: "state_mismatch" });
    expect(broken?.finding.firstBroken).toBe(broken?.finding.firstDivergence);
  });

  it("writes the re-run as a re-score of the recorded run, its invalid numbers without a value", () => {
    const text = readFileSync(solo, "utf8");
    let calls = 0;
    const rerun = join(scratch, "one-broken.json");
    const result = () => (calls++ === 100 ? "Error: gone" : undefined);
    writeFileSync(rerun, regraded(text, { result }));
    const out = join(scratch, "rescore.jsonl");
    run("replay", solo, rerun, "--rescore", out);
    const read = run("read", out);
    expect(read.stdout).toMatch(/re-score x_[0-9a-f]{20} of r_[0-9a-f]{20}/);
    expect(read.stdout).toMatch(/replay_invalid +1\n/);
    expect(read.stdout).toMatch(/ valid +39\n/);
  });

  it("has nothing to say of two task sets", () => {
    const airline = `${folder}/jitrc_airline_context-agent_10tasks_2trials.json`;
    const { status, stderr } = replay(solo, airline);
    expect(status).toBe(2);
    expect(stderr).toContain("No run with episodes");
  });
});
