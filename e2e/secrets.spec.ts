import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { runText } from "./run-text.ts";
import { submitter } from "./submitter.ts";
import { tabTo } from "./tab-to.ts";

/** Made up here, so that no file of ours holds a text that looks like a secret. */
const awsKey = ["AK", "IA", "Q3EGRZ7HWVDUT5NK"].join("");
const [begin, end] = ["BEGIN", "END"].map((word) => `-----${word} RSA PRIVATE ${"KEY"}-----`);
const line = "MIIEaB3dE5fG7hJ9kL1mN3pQ5rS7tU9v".repeat(2);
const privateKey = [begin, line, line, line, end].join("\n");

function archiveOf(name: string): string {
  const said = { producer: "agent", phase: "live", kind: "message" };
  const events = [
    { ...said, text: `I found the key ${awsKey} in a file.` },
    { ...said, text: `There is this too:\n${privateKey}\nWhat now?` },
  ];
  return runText(name, [{ task: "look", scorer: { ran: true }, score: { value: 1 }, events }]);
}

async function openPreview(page: Page, name: string): Promise<void> {
  await page.goto("/submit");
  const file = { name: "run.jsonl", mimeType: "text/plain", buffer: Buffer.from(archiveOf(name)) };
  await page.getByLabel("Files or an archive").setInputFiles(file);
  await expect(page.getByRole("status").filter({ hasText: /^Preview\./ })).toBeVisible();
}

function findings(page: Page): { readonly aws: Locator; readonly key: Locator } {
  const rows = page.getByRole("table", { name: "Texts that a rule takes for a secret" });
  return {
    aws: rows.getByRole("row", { name: "aws-access-key-id" }),
    key: rows.getByRole("row", { name: "private-key" }),
  };
}

async function expectNoSecret(page: Page): Promise<void> {
  const content = await page.content();
  expect(content).not.toContain(awsKey);
  expect(content).not.toContain(line);
}

test("secrets are named and bar publishing until each is redacted or dismissed", async ({
  page,
}) => {
  await openPreview(page, "secrets-journey");
  const { aws, key } = findings(page);
  await expect(aws).toContainText("run.jsonl#L2, event 1, text");
  await expect(key).toContainText("run.jsonl#L2, event 2, text");
  await expect(page.getByText("2 possible secrets, 2 undecided.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
  await expectNoSecret(page);
  const refused = await page.request.post(`/api/v1${new URL(page.url()).pathname}/publish`);
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain("aws-access-key-id");
  expect(await refused.text()).not.toContain(awsKey);

  await key.getByRole("button", { name: "Redact" }).click();
  await expect(key).toContainText("Redacted");
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
  await aws.getByRole("button", { name: "Dismiss" }).click();
  await aws.getByLabel("Why it may be published as it stands").fill("a made-up key");
  await aws.getByRole("button", { name: "Dismiss with this reason" }).click();
  await expect(aws).toContainText("Published as it stands: a made-up key");
  await expect(page.getByText("2 possible secrets, all decided.")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Published\./ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(aws).toContainText("a made-up key");
  await expect(page.getByRole("button", { name: "Redact" })).toHaveCount(0);

  await page.goto("/boards/secrets-journey-set");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("link", { name: "The run with every episode" }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "look" }).click();
  await expect(page.getByText(`I found the key ${awsKey} in a file.`)).toBeVisible();
  await expect(page.getByText(/\[redacted: private-key, sha256 [0-9a-f]{12}\]/)).toBeVisible();
  expect(await page.content()).not.toContain(line);
});

test("by keyboard: one is dismissed, the rest redacted at once", async ({ page }) => {
  await openPreview(page, "secrets-keyboard");
  const { aws, key } = findings(page);
  await tabTo(page, aws.getByRole("button", { name: "Dismiss" }));
  await page.keyboard.press("Enter");
  const reason = aws.getByLabel("Why it may be published as it stands");
  await expect(reason).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(aws).toContainText("Undecided");
  await page.keyboard.type("not in use");
  await page.keyboard.press("Enter");
  await expect(aws).toContainText("Published as it stands: not in use");
  await expect(aws.getByRole("button", { name: "Dismiss" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Redact all undecided" }));
  await page.keyboard.press("Enter");
  await expect(key).toContainText("Redacted");
  await expect(aws).toContainText("Published as it stands");
  await expect(page.getByRole("button", { name: "Publish" })).toBeEnabled();
});

for (const [width, colorScheme] of [
  [1440, "light"],
  [360, "dark"],
] as const) {
  test(`nothing for axe to find at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openPreview(page, `secrets-axe-${width}`);
    const { aws } = findings(page);
    await aws.getByRole("button", { name: "Dismiss" }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, "pixels of sideways scrolling").toBeLessThanOrEqual(0);
    const path = `test-results/pages/secrets-${width}.png`;
    if (process.env["E2E_PICTURES"] === "1") await page.screenshot({ path, fullPage: true });
  });
}

test("an archive without secrets says nothing of them", async ({ page }) => {
  const program = submitter(page.context().request);
  const held = await program.upload("a.jsonl", runText("secrets-none", [{ task: "a" }]));
  await program.outcome(held);
  await page.goto(`/submissions/${held.submission}`);
  await expect(page.getByRole("button", { name: "Publish" })).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Possible secrets" })).toHaveCount(0);
});
