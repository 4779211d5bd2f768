import { expect, type Page } from "@playwright/test";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { halBill } from "./hal-upload.ts";
import { tabTo } from "./tab-to.ts";

function changes(page: Page) {
  return page.getByRole("region", { name: "Against the figures as archived" });
}

/** A 0.58 at $40 written twice, B 0.56 at $60 written once: the mistake put B on the frontier. */
test.beforeAll(async ({ program }) => {
  await program.published("doubled_UPLOAD.json", halBill("Doubled", 0.58, 40, 2));
  await program.published("plain_UPLOAD.json", halBill("Plain", 0.56, 60, 1));
});

const frontier = "/boards/tau-bench-frontier/frontier?per=total";

test("counting each call once takes a row off the frontier, and the page names it", async ({
  page,
}) => {
  await page.goto(`${frontier}&reading=as_archived`);
  await expect(page.getByText("2 rows certainly on the frontier")).toBeVisible();
  await page.getByRole("link", { name: "cost once per event" }).click();
  await expect(page).toHaveURL(/reading=once_per_event/);
  await expect(page.getByText("1 row certainly on the frontier")).toBeVisible();
  await expect(changes(page)).toContainText("Leave the frontier: 1");
  await expect(changes(page)).toContainText("Plain-model");
  const rows = page.getByRole("table", { name: "The rows of the chart" });
  await expect(rows.getByRole("row", { name: /Doubled/ })).toContainText("$40.00");
  await expect(rows.getByRole("row", { name: /Plain/ })).toContainText("off");
  await expectSound(page, "a frontier of two rows");
});

function rowOf(page: Page, name: RegExp) {
  return page.getByRole("table", { name: /^The rows of the chart/ }).getByRole("row", { name });
}

const bills = "/boards/worked-example-bill-counted-twice/frontier?per=total";
const points = "/boards/worked-example-price-of-a-point/frontier?per=total";

test("the worked bill: doubled to $80 both are on the frontier, at $40 A alone", async ({
  page,
}) => {
  await page.goto(`${bills}&reading=as_archived`);
  await expect(page.getByText("2 rows certainly on the frontier")).toBeVisible();
  await expect(rowOf(page, /Twice A/)).toContainText("58.0 %$80.00");
  await expect(rowOf(page, /Once B/)).toContainText("certainly on it56.0 %$60.00");
  await page.getByRole("link", { name: "cost once per event" }).click();
  await expect(page.getByText("1 row certainly on the frontier, nothing else")).toBeVisible();
  await expect(rowOf(page, /Twice A/)).toContainText("certainly on it58.0 %$40.00");
  await expect(rowOf(page, /Once B/)).toContainText("off56.0 %$60.00");
  await expect(changes(page)).toContainText("Leave the frontier: 1Once B");
  await page.goto("/boards/worked-example-bill-counted-twice");
  await expect(page.getByText("constructed", { exact: true }).first()).toBeVisible();
});

test("the worked price of a point: 0.0006 as archived, 0.008 by the evidence", async ({ page }) => {
  const pair = page
    .getByRole("table", { name: /^Neighbours that are certainly/ })
    .getByRole("row", { name: /^Cheap · made up Dear/ });
  await page.goto(`${points}&reading=as_archived`);
  await expect(pair).toContainText("+3.0 points, $50.00 more");
  await expect(pair).toContainText("λ* 0.0006");
  await expect(rowOf(page, /Cheapest/)).toContainText("off");
  await page.getByRole("link", { name: "both", exact: true }).click();
  await expect(pair).toContainText("+8.0 points, $10.00 more");
  await expect(pair).toContainText("λ* 0.008");
  await expect(changes(page)).toContainText("Enter the frontier: 1Cheapest");
  await page.getByLabel("λ, score per US dollar").fill("0.01");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(pair).toContainText("Cheap · made up is enough");
  await expectSound(page, "a frontier of worked prices");
});

test("a switch changes the drawing in its place, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${bills}&reading=as_archived`);
  await expect(page.getByRole("application")).toBeVisible();
  await page.evaluate("document.body.dataset.same = 'page'");
  const reading = page.getByRole("link", { name: "cost once per event" });
  await tabTo(page, reading);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 row certainly on the frontier")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same", "page");
  const moving = await page.evaluate(
    "document.getAnimations().filter(({ playState }) => playState === 'running').length",
  );
  expect(moving).toBe(0);
});

test("the keyboard alone reads a point and opens its run", async ({ page }) => {
  await page.goto(`${frontier}&reading=as_archived`);
  const chart = page.getByRole("application");
  await tabTo(page, chart);
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByText(/Plain-model.*: 56\.0 % at \$60\.00, best certain pick/),
  ).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/Doubled-model.*: 58\.0 % at \$80\.00/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Doubled-model");
});

test("a drag across costs zooms, and the zoom is in the address", async ({ page }) => {
  await page.goto(`${frontier}&reading=as_archived`);
  const box = await page.getByRole("application").boundingBox();
  if (box === null) throw new Error("no chart is drawn");
  await page.mouse.move(box.x + box.width * 0.6, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + 220, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/costs=\d/);
  await page.getByRole("link", { name: "Show all costs" }).click();
  await expect(page).not.toHaveURL(/costs=/);
});

test("a row without spans stands in the gutter, counted, and not at zero", async ({ page }) => {
  await page.goto("/boards/tau2-bench-banking_knowledge/frontier?reading=once_per_event");
  await expect(page.getByText(/^None of \d+ rows can be placed/)).toBeVisible();
  const rows = page.getByRole("table", { name: "The rows of the chart" });
  await expect(
    page.getByText(/^Not on the chart: no spans: not computable, \d+ rows\./),
  ).toBeVisible();
  await expect(rows.getByText("not placed: no spans: not computable").first()).toBeVisible();
});
