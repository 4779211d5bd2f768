import { describe, expect, it } from "vitest";
import { archiveOfFiles, archiveOfText } from "#lib/archive/testing.ts";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import { heldDecisions } from "#lib/domain/submission/secret-decisions.ts";
import { madeUp } from "#lib/secrets/testing.ts";
import { readArchive } from "./read-archive.ts";

const scored = (task: number, trial: number, reward: string) =>
  `{"task_id": ${task}, "reward": ${reward}, "trial": ${trial}, "traj": [], "info": {"task": {"user_id": "u", "actions": [], "instruction": "", "outputs": []}, "source": "user", "user_cost": 0.01, "reward_info": {"reward": ${reward}, "info": {"r_actions": ${reward}, "gt_data_hash": "aa"}, "actions": []}}}`;
const unscored = (task: number, trial: number) =>
  `{"task_id": ${task}, "reward": 0.0, "trial": ${trial}, "traj": [], "info": {"task": {"user_id": "u", "actions": [], "instruction": "", "outputs": []}, "source": "calculate", "user_cost": null, "reward_info": null}}`;

describe("readArchive", () => {
  it("keeps a stored zero that no scorer wrote out of the fails", async () => {
    const archive = archiveOfText(
      "run.json",
      `[${scored(0, 0, "1.0")}, ${scored(1, 0, "0.0")}, ${unscored(2, 0)}]`,
    );
    const { report, runs } = await readArchive(archive);
    expect(report.runs[0]?.counts).toMatchObject({
      planned: 3,
      valid: 2,
      pass: 1,
      fail: 1,
      unscored: 1,
    });
    expect(report.runs[0]?.score).toEqual({ naive: 1 / 3, ofScored: 0.5, low: 1 / 3, high: 2 / 3 });
    expect(runs[0]?.episodes[2]?.score).toMatchObject({ value: null, archivedValue: "0.0" });
  });

  it("takes declarations where the archive is silent and marks them", async () => {
    const archive = archiveOfText("run.json", `[${scored(0, 0, "1.0")}]`);
    const declarations = { model: "gpt-4o", scorer_version: "59a200c", task_set: "airline" };
    const [run] = (await readArchive(archive, { declarations })).report.runs;
    expect(run?.system.model).toBe("gpt-4o");
    expect(run?.taskSet.name).toBe("airline");
    expect(run?.measurement.parts).toContainEqual({
      name: "scorer_version",
      value: "59a200c",
      source: "declared",
    });
    expect(run?.asks).not.toContain("model");
  });

  it("hands every trace out under the run's id, in order", async () => {
    const archive = archiveOfText("run.json", `[${scored(0, 0, "1.0")}, ${unscored(1, 0)}]`);
    const traces: string[] = [];
    const onTrace = async (run: string, ordinal: number) => {
      traces.push(`${run} ${ordinal}`);
    };
    const { report } = await readArchive(archive, { onTrace });
    const id = report.runs[0]?.id;
    expect(traces).toEqual([`${id} 0`, `${id} 1`]);
  });

  it("refuses what no format recognises, and says what it looks like", async () => {
    const { report } = await readArchive(archiveOfText("x.json", '{"hello": 1}'));
    expect(report.archive.format).toBeNull();
    expect(report.problems).toMatchObject([{ code: "not_understood", effect: "refused" }]);
  });

  it("refuses to guess when two formats recognise one archive", async () => {
    const archive = await archiveOfFiles({
      "a.json": `[${scored(0, 0, "1.0")}]`,
      "b.json":
        '{"info": {"environment_info": {"domain_name": "airline"}, "num_trials": 1}, "tasks": [], "simulations": []}',
    });
    const { report } = await readArchive(archive);
    expect(report.problems).toMatchObject([{ code: "ambiguous_format", effect: "refused" }]);
  });

  it("lets no possible secret into its answer, and names each the same in every reading", async () => {
    const traj = `[{"role": "user", "content": "It is ${madeUp.awsKey}."}]`;
    const row = scored(0, 0, "1.0").replace('"traj": []', `"traj": ${traj}`);
    const archive = archiveOfText("run.json", `[${row}]`);
    const texts: (string | null)[] = [];
    const onTrace = async (_: string, __: number, events: readonly EpisodeEvent[]) => {
      texts.push(...events.map((event) => event.text));
    };
    const declarations = { model: `model-${madeUp.githubToken}` };
    const first = await readArchive(archive, { declarations, onTrace });
    expect(JSON.stringify(first) + texts.join()).not.toContain(madeUp.awsKey);
    expect(first.report.runs[0]?.system.model).toMatch(/^model-\[redacted: github-token, /);
    const places = first.report.secrets.map(({ rule, places }) => [rule, places[0]?.part]);
    expect(places).toEqual([
      ["github-token", "system/model"],
      ["aws-access-key-id", "events/0/text"],
    ]);

    const decisions = first.report.secrets.map(({ id, rule, sha256 }) => ({
      ...({ finding: id, rule, sha256, action: "dismiss", reason: "made up" } as const),
      decidedAt: "2026-01-01T00:00:00.000Z",
    }));
    const secretDecisions = heldDecisions(decisions);
    const second = await readArchive(archive, { declarations, onTrace, secretDecisions });
    expect(second.report.runs[0]?.system.model).toBe(declarations.model);
    expect(texts).toContain(`It is ${madeUp.awsKey}.`);
    expect(second.report.secrets).toEqual(first.report.secrets);
    expect(second.report.runs[0]?.id).toBe(first.report.runs[0]?.id);
  });
});
