import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { runText } from "./run-text.ts";

/** One run for each state that a harness may leave a number in; nothing else differs. */
const board = "zero-and-null";
const states = [
  { model: "all pass, free", value: 1, cost: { usd: 0 } },
  { model: "all fail, free", value: 0, cost: { usd: 0 } },
  { model: "all fail, unknown", value: 0, cost: { usd: null } },
  { model: "all fail, no cost", value: 0 },
  { model: "all fail, 0 beside tokens", value: 0, cost: { usd: 0, input_tokens: 9 } },
  { model: "score null, paid", value: null, cost: { usd: 0.5 } },
  { model: "never scored, paid", value: 0, cost: { usd: 0.25 }, ran: false },
];

interface Row {
  readonly id: string;
  readonly system: { readonly model: string };
  readonly counts: Readonly<Record<string, number>>;
  readonly score: Readonly<Record<string, number | null>>;
  readonly costs: readonly {
    readonly basis: string;
    readonly role: string;
    readonly usd: number | null;
  }[];
}

test.beforeAll(async ({ program }) => {
  for (const { model, value, cost, ran = true } of states) {
    const episodes = ["a", "b"].map((task) => ({ task, scorer: { ran }, score: { value }, cost }));
    const header = { system: { model, agent: "loop" } };
    await program.published(`${model}.jsonl`, runText(board, episodes, header));
  }
});

async function rowOf(request: APIRequestContext, model: string): Promise<Row> {
  const answer = await (await request.get(`/api/v1/boards/${board}-set`)).json();
  return answer.rows.find(({ system }: Row) => system.model === model);
}

async function csvOf(request: APIRequestContext, model: string): Promise<Record<string, string>> {
  const text = await (await request.get(`/api/v1/boards/${board}-set/csv`)).text();
  const [head = "", ...lines] = text.trimEnd().split("\r\n");
  const line = lines.find((candidate) => candidate.includes(`"${model}"`)) ?? "";
  const cells = line.replace(`"${model}"`, model.replaceAll(",", "")).split(",");
  return Object.fromEntries(head.split(",").map((name, index) => [name, cells[index] ?? "absent"]));
}

async function tableRow(page: Page, model: string): Promise<Locator> {
  await page.goto(`/boards/${board}-set`);
  const link = page.getByRole("link", { name: model, exact: true });
  return page.getByRole("row").filter({ has: link });
}

const facts = [
  {
    model: "all pass, free",
    json: { score: { naive: 1, ofScored: 1, low: 1, high: 1 }, counts: { pass: 2, fail: 0 } },
    usd: 0,
    csv: { pass: "2", fail: "0", score_low_fraction: "1", cost_reported_usd: "0" },
    shown: [/100\.0 %/, /2\/2 scored/, /\$0\.00/],
  },
  {
    model: "all fail, free",
    json: { score: { naive: 0, ofScored: 0, low: 0, high: 0 }, counts: { pass: 0, fail: 2 } },
    usd: 0,
    csv: { pass: "0", fail: "2", score_high_fraction: "0", cost_reported_usd: "0" },
    shown: [/\D0\.0 %/, /2\/2 scored/, /\$0\.00/],
  },
  {
    model: "all fail, unknown",
    json: { score: { naive: 0, ofScored: 0, low: 0, high: 0 }, counts: { fail: 2 } },
    usd: null,
    csv: { score_of_scored_fraction: "0", cost_reported_usd: "" },
    shown: [/\D0\.0 %/, /unknown/],
  },
  {
    model: "all fail, no cost",
    json: { score: { low: 0, high: 0 } },
    usd: undefined,
    csv: { cost_reported_usd: "" },
    shown: [/\D0\.0 %/, /unknown/],
  },
  {
    model: "all fail, 0 beside tokens",
    json: { score: { low: 0, high: 0 } },
    usd: null,
    csv: { cost_reported_usd: "" },
    shown: [/unknown/, /archived 0, unpriced/],
  },
  {
    model: "score null, paid",
    json: {
      score: { naive: 0, ofScored: null, low: 0, high: 1 },
      counts: { valid: 0, unscored: 2 },
    },
    usd: 1,
    csv: { score_of_scored_fraction: "", score_high_fraction: "1", cost_reported_usd: "1" },
    shown: [/0\.0–100\.0 %/, /0\/2 scored/, /\$0\.50/],
  },
  {
    model: "never scored, paid",
    json: {
      score: { ofScored: null, low: 0, high: 1 },
      counts: { valid: 0, fail: 0, unscored: 2 },
    },
    usd: 0.5,
    csv: { fail: "0", unscored: "2", score_of_scored_fraction: "", cost_reported_usd: "0.5" },
    shown: [/0\.0–100\.0 %/, /\$0\.25/],
  },
];

for (const { model, json, usd, csv, shown } of facts) {
  test(`${model}: the same in JSON, CSV and table`, async ({ page, request }) => {
    const row = await rowOf(request, model);
    expect(row).toMatchObject(json);
    const reported = row.costs.find(({ basis, role }) => basis === "reported" && role === "all");
    expect(reported?.usd).toBe(usd);

    expect(await csvOf(request, model)).toMatchObject(csv);

    const line = await tableRow(page, model);
    for (const pattern of shown) await expect(line).toContainText(pattern);
  });
}

test("episodes keep 0 as 0 and null as null", async ({ request }) => {
  const episodesOf = async (model: string) => {
    const { id } = await rowOf(request, model);
    return (await (await request.get(`/api/v1/runs/${id}/episodes`)).json()).episodes;
  };

  const fail = { status: "valid", value: 0, outcome: "fail" };
  expect(await episodesOf("all fail, free")).toMatchObject([fail, fail]);
  const unscored = { status: "unscored", value: null, outcome: null };
  expect(await episodesOf("score null, paid")).toMatchObject([
    { ...unscored, archivedValue: null },
    { ...unscored, archivedValue: null },
  ]);
  expect(await episodesOf("never scored, paid")).toMatchObject([
    { ...unscored, archivedValue: "0" },
    { ...unscored, archivedValue: "0" },
  ]);
});

test("a 0 % stands below every unknown in no order of its own making", async ({ page }) => {
  await page.goto(`/boards/${board}-set?sort=cost`);
  const order = () => page.getByRole("rowheader").getByRole("link").allInnerTexts();
  const unknown = ["all fail, unknown", "all fail, no cost", "all fail, 0 beside tokens"];
  expect((await order()).slice(-3).toSorted()).toEqual(unknown.toSorted());
  await page.goto(`/boards/${board}-set?sort=cost&dir=desc`);
  expect((await order()).slice(-3).toSorted()).toEqual(unknown.toSorted());
  expect((await order()).slice(0, 2)).toEqual(["score null, paid", "never scored, paid"]);
});
