import { expect } from "@playwright/test";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { runText } from "./run-text.ts";
import type { Submitter } from "./submitter.ts";

/** Episodes of which the ones that `passes` says pass. */
function episodes(count: number, passes: (at: number) => boolean): readonly object[] {
  return Array.from({ length: count }, (_, at) => ({
    task: `t${at}`,
    scorer: { ran: true },
    score: { value: passes(at) ? 1 : 0 },
  }));
}

function header(scorer: string, data: string): Readonly<Record<string, unknown>> {
  return {
    task_set: { name: "set", version: data },
    system: { model: "one model", agent: "loop" },
    measurement: {
      ...{ scorer: "check", scorer_version: scorer, task_set_version: data },
      ...{ mode: "solo", user_simulator: "none", reward_basis: "state" },
    },
  };
}

async function publish(program: Submitter, name: string, given: readonly object[], head: object) {
  const [id] = await program.published(`${name}.jsonl`, runText(name, given, { ...head }));
  if (id === undefined) throw new Error("no run was published");
  return id;
}

test("a change of scorer and of task data is taken apart in both orders", async ({
  page,
  program,
}) => {
  const name = "ruler-change";
  const corner = (passed: number, scorer: string, data: string) =>
    publish(
      program,
      name,
      episodes(100, (at) => at < passed),
      header(scorer, data),
    );
  const before = await corner(40, "1", "a");
  await corner(46, "2", "a");
  const after = await corner(49, "2", "b");
  const address = `/boards/${name}-set/diff?from=${before}&to=${after}`;
  await page.goto(address);
  const grid = page.getByRole("region", { name: "Scorer and task data apart" });
  await expect(grid).toContainText("empty: no row of this system under scorer 1 on task set b");
  await expect(grid).toContainText("not known");

  await corner(37, "1", "b");
  await page.goto(address);
  await expect(grid.getByRole("row", { name: "old task data" })).toContainText(/40\.0 %\s*46\.0 %/);
  await expect(grid.getByRole("row", { name: "new task data" })).toContainText(/37\.0 %\s*49\.0 %/);
  await expect(grid).toContainText("scorer first, then data+6.0 points, then +3.0 points");
  await expect(grid).toContainText("data first, then scorer−3.0 points, then +12.0 points");
  await expect(grid).toContainText("interaction+6.0 points");
  await expect(grid).toContainText("100 episodes validly scored in every corner");
  await expectSound(page, "ruler change");
});

test("77 of 800 results change though the net is small", async ({ page, program }) => {
  const name = "churn";
  const before = await publish(
    program,
    name,
    episodes(800, (at) => at < 400),
    header("1", "a"),
  );
  const flipped = (at: number) => at < 36 !== at < 400 && !(at >= 400 && at < 441);
  const after = await publish(
    program,
    name,
    episodes(800, (at) => flipped(at) || (at >= 400 && at < 441)),
    header("2", "a"),
  );
  await page.goto(`/boards/${name}-set/diff?from=${before}&to=${after}`);
  await expect(
    page.getByText("41 episodes went from fail to pass and 36 from pass to fail"),
  ).toBeVisible();
  await expect(page.getByText("churn 77 of 800, 9.6 %")).toBeVisible();
});
