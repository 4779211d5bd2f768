import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { runText } from "./run-text.ts";

const banking = "/boards/tau2-bench-banking_knowledge";
const example = "/boards/worked-example-hundred-tasks";
const ours = "/boards/board-order-set";

/** Four systems on one ruler: two tied, one that costs nothing, one whose cost nobody knows, one in part unscored. */
const systems = [
  { model: "Alder", passes: 3, scored: 4, usd: 0.5 },
  { model: "Birch", passes: 2, scored: 4, usd: null },
  { model: "Cedar", passes: 2, scored: 4, usd: 0 },
  { model: "Dogwood", passes: 1, scored: 3, usd: 0.25 },
];

function runOf({ model, passes, scored, usd }: (typeof systems)[number]): string {
  const episodes = ["a", "b", "c", "d"].map((task, index) => ({
    task,
    scorer: { ran: index < scored },
    score: { value: index < passes ? 1 : 0 },
    cost: { usd },
  }));
  const header = {
    system: { model, agent: "loop", model_organization: `${model} Labs` },
    plan: { tasks: ["a", "b", "c", "d"], trials: 1 },
  };
  return runText("board-order", episodes, header);
}

/** The systems from top to bottom, once the page shows them. */
async function expectSystems(page: Page, models: readonly string[]): Promise<void> {
  const links = page.getByRole("rowheader").getByRole("link");
  await expect.poll(() => links.allInnerTexts()).toEqual(models);
}

function rowOf(page: Page, model: string): Locator {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: model, exact: true }) });
}

function rankOf(page: Page, model: string): Promise<string | null> {
  return rowOf(page, model).getByRole("cell").first().textContent();
}

test.beforeAll(async ({ program }) => {
  for (const system of systems) await program.published(`${system.model}.jsonl`, runOf(system));
});

test("the worked example shows bounds, and no order", async ({ page }) => {
  await page.goto(example);

  await expect(rowOf(page, "Constructed A")).toContainText("30.0–80.0 %");
  await expect(rowOf(page, "Constructed A")).toContainText("50/100 scored");
  await expect(rowOf(page, "Constructed B")).toContainText("43.0–45.0 %");
  await expect(rowOf(page, "Constructed B")).toContainText("98/100 scored");
  expect(await rankOf(page, "Constructed A")).toBe("1–2");
  expect(await rankOf(page, "Constructed B")).toBe("1–2");
  await expect(page.getByRole("main")).toContainText(/not identified/);
  const bar = rowOf(page, "Constructed A").getByRole("img");
  await expect(bar).toHaveAccessibleName(
    "30 pass, 20 fail, 50 unresolved of 100: between 30.0 and 80.0 percent",
  );
});

test("the table has a caption, scopes, aria-sort and a way past the header", async ({ page }) => {
  await page.goto(ours);

  await expect(page.getByRole("table", { name: /^Rows of .*, ranked by / })).toBeVisible();
  const heads = page.getByRole("columnheader");
  for (const head of await heads.all()) await expect(head).toHaveAttribute("scope", "col");
  for (const head of await page.getByRole("rowheader").all()) {
    await expect(head).toHaveAttribute("scope", /^row(group)?$/);
  }
  await expect(page.getByRole("columnheader", { name: /^Score/ })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("ranks do not change with direction, search or filter", async ({ page }) => {
  await page.goto(ours);
  const ranks = async () => Promise.all(systems.map(({ model }) => rankOf(page, model)));
  const before = await ranks();
  expect(before).toEqual(["1", "2", "2", "2–4"]);

  await page.getByRole("columnheader", { name: "Score" }).getByRole("link").click();
  await expect(page).toHaveURL(`${ours}?dir=asc`);
  await expect(page.getByRole("columnheader", { name: /^Score/ })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expectSystems(page, ["Dogwood", "Birch", "Cedar", "Alder"]);
  expect(await ranks()).toEqual(before);

  await page.goto(`${ours}?q=cedar`);
  await expectSystems(page, ["Cedar"]);
  expect(await rankOf(page, "Cedar")).toBe(before[2]);
  await expect(page.getByRole("main")).toContainText(
    "1 of 4 rows shown, ranks as on the whole board",
  );
  await page.goto(`${ours}?coverage=partial`);
  await expectSystems(page, ["Dogwood"]);
});

test("an unknown cost is last in both directions, and 0 is a cost", async ({ page }) => {
  await page.goto(`${ours}?sort=cost`);
  await expectSystems(page, ["Cedar", "Dogwood", "Alder", "Birch"]);
  await expect(rowOf(page, "Cedar")).toContainText("$0.00");
  await expect(rowOf(page, "Birch")).toContainText("unknown");

  await page.goto(`${ours}?sort=cost&dir=desc`);
  await expectSystems(page, ["Alder", "Dogwood", "Cedar", "Birch"]);
});

test("a row opens by keyboard; Escape closes it and keeps the address and the focus", async ({
  page,
}) => {
  await page.goto(`${ours}?sort=cost&dir=desc`);
  const link = page.getByRole("link", { name: "Dogwood" });
  await link.focus();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\?sort=cost&dir=desc&open=r_/);
  await expect(link).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("heading", { name: "Cost of the whole run" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Cost of the whole run" })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Cost of the whole run" })).toBeHidden();
  await expect(page).toHaveURL(`${ours}?sort=cost&dir=desc`);
  await expect(link).toBeFocused();
});

test("rows of another ruler stand apart with the reason", async ({ page }) => {
  await page.goto(banking);

  const groups = page.getByRole("rowheader").filter({ hasNot: page.getByRole("link") });
  await expect(groups.first()).toContainText("Reported figures under 1.0.1");
  const titles = await groups.allInnerTexts();
  expect(titles.length).toBeGreaterThan(2);
  for (const title of titles) expect(title).toMatch(/ – \S/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sorts by link", async ({ page }) => {
    await page.goto(ours);
    await page.getByRole("columnheader", { name: "Cost" }).getByRole("link").click();
    await expect(page).toHaveURL(`${ours}?sort=cost`);
    await expectSystems(page, ["Cedar", "Dogwood", "Alder", "Birch"]);
    await page.getByRole("columnheader", { name: "Cost" }).getByRole("link").click();
    await expectSystems(page, ["Alder", "Dogwood", "Cedar", "Birch"]);
  });

  test("searches, filters, sorts and chooses columns by form", async ({ page }) => {
    await page.goto(ours);
    await page.getByRole("searchbox", { name: "Search the board" }).fill("birch");
    await page.getByRole("button", { name: "Search" }).click();
    await expectSystems(page, ["Birch"]);

    await page.getByRole("link", { name: "Show all" }).click();
    await expect(page.getByRole("rowheader").getByRole("link")).toHaveCount(4);
    await page.getByText("Sort and filter").click();
    await page.getByLabel("Organisation").selectOption("Cedar Labs");
    await page.getByLabel("Sort by").selectOption("system");
    await page.getByLabel("Episodes by status").check();
    await page.getByRole("button", { name: "Apply" }).click();
    await expectSystems(page, ["Cedar"]);
    await expect(page.getByRole("columnheader", { name: "Episodes" })).toBeVisible();
  });

  test("opens a row", async ({ page }) => {
    await page.goto(ours);
    await page.getByRole("link", { name: "Alder", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Cost of the whole run" })).toBeVisible();
    await page.getByRole("link", { name: "Alder", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Cost of the whole run" })).toBeHidden();
  });
});
