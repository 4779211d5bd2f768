import { basename } from "node:path";
import { expect, type JSHandle, type Locator, type Page } from "@playwright/test";
import { casePath } from "./case-path.ts";
import { test } from "./fixtures.ts";
import { isStored } from "./is-stored.ts";
import { runText } from "./run-text.ts";
import { sha256 } from "./sha256.ts";
import { tabTo } from "./tab-to.ts";

const real = casePath("tau-bench/gpt-4o-airline.json");
const absent = "ASSAY_CASES holds no tau-bench/gpt-4o-airline.json";

function status(page: Page, phase: string): Locator {
  return page.getByRole("status").filter({ hasText: new RegExp(`^${phase}\\.`) });
}

/** Drops a file from the desk, as a pointer does: with a real file behind the browser's drag. */
async function drop(page: Page, path: string): Promise<void> {
  const box = await page.getByText("Drop files or a folder here").boundingBox();
  if (box === null) throw new Error("There is nowhere to drop a file");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, ...at, data });
  }
}

/** Notes the label of every progress bar that the page shows from now on. */
function watchProgress(page: Page): Promise<JSHandle<readonly string[]>> {
  return page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      for (const bar of document.getElementsByTagName("progress")) {
        const label = bar.ariaLabel ?? "unnamed";
        if (!seen.includes(label)) seen.push(label);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    return seen;
  });
}

/** The page of an episode that no scorer saw says so, and why. */
async function expectUnscored(page: Page): Promise<void> {
  const why = page.getByRole("region", { name: "Why is this not a fail?" });
  await expect(why).toContainText("the scorer was never run on it");
  await expect(why).toContainText("It counts as unresolved");
}

test("the 4 MB archive of tau-bench becomes a row, and its unscored episode says why", async ({
  page,
}) => {
  test.skip(real === null, absent);
  await page.goto("/submit");
  const bars = await watchProgress(page);
  await drop(page, String(real));

  await expect(status(page, "Preview")).toBeVisible({ timeout: 30_000 });
  expect(await bars.jsonValue(), "bars of progress seen").not.toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(basename(String(real)));
  await expect(page.getByText("42.0–44.5 %").first()).toBeVisible();
  await expect(page.getByText("195/200 scored").first()).toBeVisible();

  await page.getByRole("textbox", { name: "Model", exact: true }).fill("gpt-4o of the browser");
  await page.getByRole("button", { name: "Declare and read again" }).click();
  await expect(
    page.getByRole("heading", { level: 3, name: "gpt-4o of the browser" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(status(page, "Published")).toBeVisible({ timeout: 30_000 });

  await page.goto("/boards/tau-bench-airline");
  const link = page.getByRole("link", { name: "gpt-4o of the browser" });
  const row = page.getByRole("row").filter({ has: link });
  await expect(row).toContainText("42.0–44.5 %");
  await expect(row).toContainText("195/200 scored");
  await link.click();
  await page.getByRole("link", { name: "The run with every episode" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("gpt-4o of the browser");
  await page.getByRole("link", { name: "The unresolved episodes" }).first().click();

  await expect(page).toHaveURL(/status=unresolved/);
  const episodes = page.getByRole("table", { name: /^5 of 200 episodes/ });
  await episodes.getByRole("rowheader").getByRole("link").first().click();
  await expectUnscored(page);
});

const own = runText(
  "submit-keyboard",
  [
    { task: "done", scorer: { ran: true }, score: { value: 1 }, execution: "finished" },
    { task: "cut short", scorer: { ran: false }, score: { value: 0 }, execution: "limit" },
  ],
  { system: { agent: "loop" } },
);

test("the whole way by keyboard alone", async ({ page }) => {
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await page.goto("/");
  await press(page.getByRole("navigation").getByRole("link", { name: "Submit a run" }));
  const chooser = page.waitForEvent("filechooser");
  await press(page.getByLabel("Files or an archive"));
  const file = { name: "own.jsonl", mimeType: "text/plain", buffer: Buffer.from(own) };
  await (await chooser).setFiles(file);
  await expect(status(page, "Preview")).toBeVisible();

  await tabTo(page, page.getByRole("textbox", { name: "Model", exact: true }));
  await page.keyboard.type("keyboard-model");
  await press(page.getByRole("button", { name: "Declare and read again" }));
  await expect(page.getByRole("heading", { level: 3, name: "keyboard-model" })).toBeVisible();
  await press(page.getByRole("button", { name: "Publish" }));
  await expect(status(page, "Published")).toBeVisible();

  await press(page.getByRole("table").getByRole("link", { name: "submit-keyboard-set" }));
  await expect(page).toHaveURL("/boards/submit-keyboard-set");
  await press(page.getByRole("rowheader").getByRole("link", { name: "keyboard-model" }));
  await press(page.getByRole("link", { name: "The run with every episode" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("keyboard-model");
  await press(page.getByRole("link", { name: "The unresolved episodes" }).first());
  await press(page.getByRole("rowheader").getByRole("link", { name: "cut short" }));
  await expectUnscored(page);
});

test("every sample on the page can be tried", async ({ page, request }) => {
  const samples: readonly { title: string; file: string }[] = await (
    await request.get("/samples/index.json")
  ).json();
  expect(samples.length).toBeGreaterThan(2);
  for (const { title, file } of samples) {
    await page.goto("/submit");
    await page.getByRole("button", { name: `Try it: ${title}` }).click();
    await expect(status(page, file.includes("cut-off") ? "Not accepted" : "Preview")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(file);
  }
  await expect(page.getByRole("heading", { name: "What to mend" })).toBeVisible();
});

test("discarding asks once more and leaves nothing", async ({ page, request }) => {
  await page.goto("/submit");
  const text = runText("submit-discard", [{ task: "a" }]);
  const file = { name: "a.jsonl", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.getByLabel("Files or an archive").setInputFiles(file);
  await expect(status(page, "Preview")).toBeVisible();
  const address = page.url();

  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Discard" })).toBeFocused();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Yes, discard" }).click();

  await expect(page.getByRole("heading", { name: "Nothing is kept here" })).toBeVisible();
  expect((await page.goto(address))?.status()).toBe(404);
  expect((await request.get("/api/v1/boards/submit-discard-set")).status()).toBe(404);
  expect(await isStored(sha256(text))).toBe(false);
});

test("a refusal on the page says what to mend and where", async ({ page }) => {
  await page.goto("/submit");
  const buffer = Buffer.from('{"simulations":[{"reward":NaN}');
  await page
    .getByLabel("Files or an archive")
    .setInputFiles({ name: "broken.json", mimeType: "application/json", buffer });

  await expect(status(page, "Not accepted")).toBeVisible();
  await expect(page.getByRole("region", { name: "What to mend" })).toContainText("broken.json#/");
  await expect(page.getByRole("button", { name: "Publish" })).toHaveCount(0);
});
