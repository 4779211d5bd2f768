import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const looks = [
  { colorScheme: "light", width: 1440, height: 900 },
  { colorScheme: "dark", width: 1440, height: 900 },
  { colorScheme: "dark", width: 360, height: 740 },
  { colorScheme: "light", width: 360, height: 740 },
] as const;

/** Nothing for axe to find and nothing to scroll sideways to, at both widths and in both themes. */
export async function expectSound(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await expectSoundNow(page, `${name}, ${colorScheme}, ${width} px`);
  }
}

async function expectSoundNow(page: Page, what: string): Promise<void> {
  const path = `test-results/pages/${what.replaceAll(/\W+/g, "-")}.png`;
  if (process.env["E2E_PICTURES"] === "1") await page.screenshot({ path, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, what).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${what}: pixels of sideways scrolling`).toBeLessThanOrEqual(0);
}
