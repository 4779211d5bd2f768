import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

const settleMs = 1000;

export interface DrawnChart {
  /** From asking for the page to the frame that shows its boxes. */
  readonly drawnMs: number;
  /** From the press on another basis to the frame that shows the boxes under it. */
  readonly toggleMs: number;
  readonly elements: number;
  readonly longestTaskMs: number;
  /** Of the page and all it asked for, as they came over the network; and of the press. */
  readonly bytes: number;
  readonly toggleBytes: number;
}

// Both scripts are text: they run in the page, where nothing of this program is at hand.
const watch = `
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) benchTasks.push(entry.duration);
  }).observe({ type: "longtask", buffered: true });
  window.benchBoxes = () => [...document.querySelectorAll("[role=application] svg path")]
    .map((path) => path.getAttribute("d") ?? "").filter((d) => d.length > 5000).join();
  window.benchFrame = (isReady) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no boxes are drawn within half a minute")), 30_000);
    const look = () => isReady()
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))
      : requestAnimationFrame(look);
    look();
  });
  window.benchDrawn = benchFrame(() => document.body !== null && benchBoxes() !== "");`;

const press = `(async () => {
  const [before, from] = [benchBoxes(), performance.now()];
  const link = [...document.querySelectorAll("main nav a")].find((a) => a.textContent === "cost once per event");
  link.click();
  const isChanged = () => benchBoxes() !== "" && benchBoxes() !== before &&
    document.querySelector("main nav a[aria-current]")?.textContent === "cost once per event";
  return (await benchFrame(isChanged)) - from;
})()`;

/** Opens a frontier in a context of its own, waits for its boxes, and has its bills counted once per event. */
export async function drawnChart(browser: Browser, address: string): Promise<DrawnChart> {
  return inContext(browser, async (page) => {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "commit" });
    const drawnMs = z.number().parse(await page.evaluate("benchDrawn"));
    await page.waitForLoadState("networkidle");
    const bytes = await transferred(page);
    const toggleMs = z.number().parse(await page.evaluate(press));
    // The last bytes of the answer may come after the chart is drawn.
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate(
      "[document.querySelectorAll('*').length, Math.max(0, ...benchTasks)]",
    );
    const [elements, longestTaskMs] = z.tuple([z.number(), z.number()]).parse(seen);
    return {
      drawnMs,
      toggleMs,
      elements,
      longestTaskMs,
      bytes,
      toggleBytes: (await transferred(page)) - bytes,
    };
  });
}

/** From asking for a page to its first painted content. */
export async function paintedPage(browser: Browser, address: string): Promise<number> {
  return inContext(browser, async (page) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime";
    return z.number().parse(await page.evaluate(paint));
  });
}

/** Of the page and all it asked for so far, with headers. */
async function transferred(page: Page): Promise<number> {
  const sum = `[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0)`;
  return z.number().parse(await page.evaluate(sum));
}

async function inContext<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
