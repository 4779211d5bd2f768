import { expect, type Locator, type Page } from "@playwright/test";

const limit = 300;

/** Presses Tab until something has the focus, and sees that a reader sees it. No pointer, no script. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press("Tab");
    const hasFocus = await target.evaluate((element) => element === document.activeElement);
    if (!hasFocus) continue;
    await expect(target).toBeInViewport();
    const { outline, width } = await target.evaluate((element) => {
      const style = getComputedStyle(element);
      return { outline: style.outlineStyle, width: Number.parseFloat(style.outlineWidth) };
    });
    expect(outline, "the focus shows").not.toBe("none");
    expect(width, "the focus shows").toBeGreaterThan(0);
    return;
  }
  throw new Error(`${limit} presses of Tab do not reach ${target}`);
}
