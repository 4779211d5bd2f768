import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

const frontier = "/boards/worked-example-bill-counted-twice/frontier?per=total";

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a frontier is taken along as SVG and PNG in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(frontier);
    const svg = await saved(page, "SVG");
    expect(svg.name).toBe("assay-worked-example-bill-counted-twice-frontier-both.svg");
    const text = svg.bytes.toString("utf8");
    const faults = await page.evaluate((source) => {
      const file = new DOMParser().parseFromString(source, "image/svg+xml");
      return file.querySelectorAll("parsererror, script, foreignObject, image, use").length;
    }, text);
    expect(faults).toBe(0);
    expect(text).not.toMatch(
      /var\(|light-dark\(|https?:\/\/(?!www\.w3\.org|127\.0\.0\.1)| on\w+=| class=/,
    );
    expect(text).toContain("Twice A");
    expect(text).toContain("Worked example: a bill counted twice");
    expect(text).toContain("each billed response counted once");
    const png = await saved(page, "PNG");
    const width = Number(/ width="([\d.]+)"/.exec(text)?.[1]);
    expect(png.bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(png.bytes.readUInt32BE(16)).toBe(Math.ceil(width * 2));
    expect(png.bytes.length).toBeGreaterThan(5_000);
  });
}

test("a frontier's rows are copied as Markdown, and its address as a link", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(frontier);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "copy as Markdown" }).click();
  await expect(page.getByText("Table copied.")).toBeVisible();
  const lines = (await read()).split("\n");
  expect(lines[0]).toBe(
    "| System | Frontier | Score | Cost of the whole run, USD | Budget or reason |",
  );
  expect(lines[2]).toContain("| Twice A · made up | certainly on it | 58.0 % | $40.00 |");
  expect(lines[3]).toContain("| Once B · made up | off | 56.0 % | $60.00 |");
  await page.getByRole("button", { name: "copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await read()).toBe(page.url());
});

test("the same views are there as JSON and Markdown", async ({ request }) => {
  const json = await (await request.get(`/api/v1${frontier}`)).json();
  expect(json.rows).toHaveLength(2);
  const sure = json.rows.filter(({ standing }: { standing: string }) => standing === "certain");
  expect(sure).toHaveLength(1);
  expect(sure[0].cost_usd.low).toBeCloseTo(40, 6);
  const markdown = await request.get("/api/v1/boards/worked-example-hundred-tasks/markdown");
  expect(markdown.headers()["content-type"]).toContain("text/markdown");
  expect(await markdown.text()).toContain(
    "| 1–2 | Constructed A · made up | 30.0–80.0 % | 50/100 scored | unknown |",
  );
  const compared = await request.get("/api/v1/compare");
  expect(compared.status()).toBe(422);
});

test("a board prints without controls and with what was folded", async ({ page }) => {
  await page.goto("/boards/worked-example-hundred-tasks");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Site" })).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("table").first()).toBeVisible();
});
