import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { casePath } from "./case-path.ts";
import { test } from "./fixtures.ts";
import { runText } from "./run-text.ts";
import { tabTo } from "./tab-to.ts";

const example = "/boards/worked-example-hundred-tasks";
const board = "/boards/compare-runs-set";

/** Opens the worked example's A and holds it against B, as a reader would. */
async function compareWorked(page: Page): Promise<void> {
  await openRun(page, example, "Constructed A");
  await page.getByRole("link", { name: "Compare with another run" }).click();
  await page.getByLabel("Against").selectOption({ label: await optionOf(page, "Constructed B") });
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?base=r_\w+&run=r_\w+$/);
}

async function openRun(page: Page, from: string, model: string): Promise<void> {
  await page.goto(from);
  await page.getByRole("rowheader").getByRole("link", { name: model, exact: true }).click();
  await page.getByRole("link", { name: "The run with every episode" }).click();
  await expect(page.getByRole("heading", { name: "Episodes" })).toBeVisible();
}

async function optionOf(page: Page, model: string): Promise<string> {
  const options = page.getByLabel("Against").getByRole("option", { name: model });
  return String(await options.first().textContent());
}

function row(page: Page, table: RegExp, head: string): Locator {
  const rows = page.getByRole("table", { name: table }).getByRole("row");
  return rows.filter({ has: page.getByRole("rowheader", { name: head }) });
}

function samplingInterval(page: Page): Locator {
  return page.getByText(/^Sampling interval: .* in 95 % of 10 000 redraws/);
}

test("the worked example: bounds, what a tie needs, and an interval of another kind", async ({
  page,
}) => {
  await compareWorked(page);

  await expect(page.getByText(/^Order not identified: .* −15\.0 to \+37\.0 points/)).toBeVisible();
  await expect(row(page, /^Scores on the 100/, "Constructed A")).toContainText("30.0–80.0 %");
  await expect(row(page, /^Scores on the 100/, "Constructed B")).toContainText("43.0–45.0 %");
  for (const weighing of ["By episode every", "By task", "By model", "Post-stratified"]) {
    const line = row(page, /^Bounds in points/, weighing);
    await expect(line).toContainText("−15.0 to +37.0");
    await expect(line).toContainText("order not identified");
  }
  await expect(page.getByText("qA = 0.26 + 0.04 qB", { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(
    "At qB = 0.5: qA = 0.28, that is 14 of A's 50.",
  );
  await expect(row(page, /^Episodes, and how much/, "never scored").getByRole("cell")).toHaveText([
    ...["50", "50.0 %", "2", "2.0 %"],
  ]);
  await expect(page.getByText(/^Sampling, tasks redrawn; says nothing of what/)).toBeVisible();
  await expect(page.getByText(/50 of 100 common tasks scored on both sides/)).toBeVisible();
});

test("the redraw is the same on reload, and another with another seed", async ({ page }) => {
  await compareWorked(page);
  const first = await samplingInterval(page).textContent();

  await page.reload();
  await expect(samplingInterval(page)).toHaveText(String(first));

  await page.getByLabel("Seed of the redraw").fill("2");
  await page.getByRole("button", { name: "Redraw" }).click();
  await expect(page).toHaveURL(/&seed=2$/);
  const second = await samplingInterval(page).textContent();
  await page.reload();
  await expect(samplingInterval(page)).toHaveText(String(second));
});

test("by keyboard: the slider moves the tie, and its place is kept in the address", async ({
  page,
}) => {
  await compareWorked(page);
  const slider = page.getByRole("slider");
  await tabTo(page, slider);
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/&qb=1$/);
  await expect(page.getByRole("status")).toHaveText("At qB = 1: qA = 0.3, that is 15 of A's 50.");
  await expect(slider).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/&qb=0$/);
  await page.reload();
  await expect(page.getByRole("status")).toHaveText("At qB = 0: qA = 0.26, that is 13 of A's 50.");
});

test("a cell of the outcomes narrows the tasks, whose words lead to their episodes", async ({
  page,
}) => {
  await compareWorked(page);
  await page.getByRole("link", { name: "13: A fail, B pass" }).press("Enter");
  await expect(page).toHaveURL(/&outcomes=fail_pass#tasks$/);
  const tasks = page.getByRole("table", { name: /^13 tasks, the certain disagreements first/ });
  await expect(tasks.getByRole("row")).toHaveCount(14);
  await tasks
    .getByRole("link", { name: /^A, task .* fail$/ })
    .first()
    .press("Enter");
  await expect(page).toHaveURL(/\/runs\/r_\w+\/episodes\//);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a number field moves the tie, and the redraw says what it needs", async ({ page }) => {
    await compareWorked(page);
    await page.getByLabel("qB, 0 to 1").fill("0.25");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/qb=0\.25/);
    await expect(page.getByRole("status")).toContainText("between 13 and 14 of A's 50");
    await expect(page.getByText("a script of this page draws it in your browser")).toBeVisible();
  });
});

/** Runs of one board: two share two tasks, the third was scored by a later scorer. */
const systems = [
  { model: "Alder", tasks: ["a", "b", "c"], passed: ["a", "b"], version: "1" },
  { model: "Birch", tasks: ["b", "c", "d"], passed: ["c"], version: "1" },
  { model: "Cedar", tasks: ["b", "c"], passed: ["b", "c"], version: "2" },
] as const;

function runOf({ model, tasks, passed, version }: (typeof systems)[number]): string {
  const measurement = { scorer: "check", scorer_version: version, mode: "solo" };
  const rest = { user_simulator: "none", reward_basis: "state" };
  return runText(
    "compare-runs",
    tasks.map((task) => ({
      task,
      scorer: { ran: true },
      score: { value: passed.some((one) => one === task) ? 1 : 0 },
    })),
    {
      system: { model, agent: "loop" },
      plan: { tasks, trials: 1 },
      measurement: { ...measurement, ...rest },
    },
  );
}

test.describe("runs of one board", () => {
  test.beforeAll(async ({ program }) => {
    for (const system of systems) await program.published(`${system.model}.jsonl`, runOf(system));
  });

  async function compareAll(page: Page): Promise<void> {
    await openRun(page, board, "Alder");
    await page.getByRole("link", { name: "Compare with another run" }).click();
    for (const [label, model] of [
      ["Against", "Birch"],
      ["and 2", "Cedar"],
    ] as const) {
      const option = await optionOf(page, model);
      await page.getByLabel(label).selectOption({ label: option });
    }
    await page.getByRole("button", { name: "Compare", exact: true }).click();
  }

  test("another ruler is refused with the part that differs, and heeded only on request", async ({
    page,
  }) => {
    await compareAll(page);
    await expect(page.getByRole("listitem").filter({ hasText: "Cedar" })).toContainText(
      "another ruler: scorer version 2, of the baseline 1",
    );
    await expect(page.getByRole("table", { name: /^Scores on the 2/ })).not.toContainText("Cedar");
    await expect(page.getByRole("note")).toHaveCount(0);

    await page.getByRole("link", { name: "Compare anyway, ignoring the rulers" }).click();
    await expect(page.getByRole("note")).toContainText("Rulers were ignored");
    const grid = page.getByRole("table", { name: /run − baseline in points/ });
    await expect(grid.getByRole("columnheader")).toHaveText([
      ...[/^A Alder.*baseline/, /^B Birch/, /^C Cedar/],
    ]);
    await expect(
      row(page, /run − baseline in points/, "Score by episode").getByRole("cell"),
    ).toHaveText(["50.0 %", "50.0 %0.0", "100.0 %+50.0"]);
    await page.getByRole("link", { name: "A and C in full" }).click();
    await expect(page.getByRole("heading", { name: "Difference A − C" })).toBeVisible();
  });

  test("tasks that one side does not plan are named, and in no figure", async ({ page }) => {
    await compareAll(page);
    await expect(page.getByText("A and B tie on 2 common tasks")).toBeVisible();
    await page.getByText("A alone: 1 task, 1 episode").click();
    await expect(page.getByRole("listitem").filter({ hasText: /^a$/ })).toBeVisible();
    await page.getByText("B alone: 1 task, 1 episode").click();
    await expect(page.getByRole("listitem").filter({ hasText: /^d$/ })).toBeVisible();
  });

  test("nothing for axe to find, nothing to scroll sideways to", async ({ page }) => {
    test.slow();
    await page.goto("/compare?base=r_none&run=r_neither");
    await expect(page.getByText("there is no such run")).toHaveCount(2);
    await expectSound(page);
    await compareAll(page);
    await page.getByRole("link", { name: "Compare anyway, ignoring the rulers" }).click();
    await expect(samplingInterval(page)).toBeVisible();
    await expectSound(page);
  });
});

const ten = casePath("tau2-results/jitrc_airline_context-agent_10tasks_2trials.json");
const fifty = casePath("tau2-results/whissle_airline_run1_cost-null_v1-format.json");

test("two real tau2 runs: the ten common tasks count, the other forty are listed, the redraw stays", async ({
  page,
  program,
}) => {
  if (ten === null || fifty === null) return test.skip(true, "ASSAY_CASES holds no tau2-results");
  test.slow();
  const ids: string[] = [];
  for (const path of [ten, fifty]) {
    ids.push(...(await program.published(basename(path), readFileSync(path))));
  }
  const [base, run] = ids;
  await page.goto(`/compare?base=${base}&run=${run}&ignore=1`);

  await expect(page.getByRole("note")).toContainText("Rulers were ignored");
  const scores = page.getByRole("table", { name: /^Scores on the 10 common tasks/ });
  await expect(scores).toContainText("20/20 scored");
  await expect(scores).toContainText("10/10 scored");
  const leftOut = page.getByRole("region", { name: "Left out" });
  await leftOut.getByText("B alone: 40 tasks, 40 episodes").click();
  const others = Array.from({ length: 40 }, (_, at) => String(at + 10));
  await expect(leftOut.getByRole("listitem")).toHaveText(others);

  const interval = await samplingInterval(page).textContent();
  await page.reload();
  await expect(samplingInterval(page)).toHaveText(String(interval));
});

const looks = [
  { colorScheme: "light", width: 1440, height: 900 },
  { colorScheme: "dark", width: 360, height: 740 },
  { colorScheme: "light", width: 360, height: 740 },
  { colorScheme: "dark", width: 1440, height: 900 },
] as const;

async function expectSound(page: Page): Promise<void> {
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${colorScheme}, ${width} px`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px: pixels of sideways scrolling`).toBeLessThanOrEqual(0);
  }
}
