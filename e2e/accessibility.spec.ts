import { expect, type Page } from "@playwright/test";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { runText } from "./run-text.ts";
import { submitter } from "./submitter.ts";

const board = "/boards/accessibility-set";
const banking = "/boards/tau2-bench-banking_knowledge";
const text = { producer: "agent", phase: "live", kind: "message", text: "One word after another." };
const call = { ...text, kind: "tool_call", name: "look_up", arguments: { order: 7 } };
const result = { ...text, producer: "environment", kind: "tool_result", result: { found: true } };

const run = runText(
  "accessibility",
  [
    { task: "passed", scorer: { ran: true }, score: { value: 1 }, cost: { usd: 0.25 } },
    { task: "failed", scorer: { ran: true }, score: { value: 0 }, cost: { usd: null } },
    {
      task: "cut short",
      execution: "limit",
      termination: "step cap",
      scorer: { ran: false },
      score: { value: 0 },
      events: [text, call, result],
    },
  ],
  { plan: { tasks: ["passed", "failed", "cut short", "absent"], trials: 1 } },
);

/** Two runs of the same tasks, so that there is something to compare. */
const second = run
  .replace("model of accessibility", "second model")
  .replace('"value":0', '"value":1');

interface Place {
  readonly name: string;
  readonly go: (page: Page) => Promise<unknown>;
}

async function openRun(page: Page): Promise<void> {
  await page.goto(board);
  await page.getByRole("link", { name: "model of accessibility" }).click();
  await page.getByRole("link", { name: "The run with every episode" }).click();
  await expect(page.getByRole("heading", { name: "Episodes" })).toBeVisible();
}

/** Uploads as the browser would, whose cookie then shows the submission. */
async function openSubmission(page: Page, fileName: string, data: string): Promise<void> {
  const program = submitter(page.context().request);
  const held = await program.upload(fileName, data);
  await program.outcome(held);
  await page.goto(`/submissions/${held.submission}`);
}

const places: readonly Place[] = [
  { name: "home", go: (page) => page.goto("/") },
  { name: "a board with bounds", go: (page) => page.goto(board) },
  { name: "a board of figures", go: (page) => page.goto(banking) },
  {
    name: "a board with all columns and no row",
    go: (page) => page.goto(`${banking}?q=nobody&cols=figures.counts.measurement.cost.date`),
  },
  {
    name: "an open row",
    go: async (page) => {
      await page.goto(banking);
      await page.getByRole("rowheader").getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "Evidence" })).toBeVisible();
    },
  },
  {
    name: "sort and filter",
    go: async (page) => {
      await page.goto(`${board}?cols=figures.counts.measurement.cost.date`);
      await page.getByText("Sort and filter").click();
    },
  },
  { name: "a run", go: openRun },
  {
    name: "a run of figures only",
    go: async (page) => {
      await page.goto(banking);
      await page.getByRole("rowheader").getByRole("link").first().click();
      await page.getByRole("link", { name: "The run with every episode" }).click();
      await expect(page.getByRole("heading", { name: "Figures as reported" })).toBeVisible();
    },
  },
  {
    name: "an episode",
    go: async (page) => {
      await openRun(page);
      await page.getByRole("rowheader").getByRole("link", { name: "cut short" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("cut short");
    },
  },
  { name: "a frontier", go: (page) => page.goto(`${board}/frontier?reading=as_archived`) },
  { name: "a frontier of nothing", go: (page) => page.goto(`${banking}/frontier?reading=both`) },
  { name: "costs", go: (page) => page.goto("/costs") },
  { name: "a diff of figures", go: (page) => page.goto(`${banking}/diff`) },
  { name: "a diff of all figures", go: (page) => page.goto(`${banking}/diff?ignore=1`) },
  { name: "a diff of runs", go: (page) => page.goto(`${board}/diff`) },
  { name: "submit", go: (page) => page.goto("/submit") },
  { name: "a preview", go: (page) => openSubmission(page, "run.jsonl", `${run}\n`) },
  { name: "a refusal", go: (page) => openSubmission(page, "broken.json", '{"a":NaN}') },
  { name: "somebody else's submission", go: (page) => page.goto("/submissions/s_none") },
  { name: "method", go: (page) => page.goto("/method") },
  { name: "nothing", go: (page) => page.goto("/boards/no-such-board") },
];

test.beforeAll(async ({ program }) => {
  await program.published("run.jsonl", run);
  await program.published("second.jsonl", second);
});

for (const { name, go } of places) {
  test(`${name}: nothing for axe to find, nothing to scroll sideways to`, async ({ page }) => {
    test.slow();
    await go(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectSound(page, name);
  });
}
