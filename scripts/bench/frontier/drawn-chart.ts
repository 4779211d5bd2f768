import type { Browser, BrowserContext, Page } from "@playwright/test";
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
    .map((path) => path.getAttribute("d") ?? "").filter((d) => d.split("Z").length > 100).join();
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
  return inContext(browser, async (page, counted) => {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "commit" });
    const drawnMs = z.number().parse(await page.evaluate("benchDrawn"));
    await page.waitForLoadState("networkidle");
    const bytes = counted.bytes;
    const toggleMs = z.number().parse(await page.evaluate(press));
    // The answer's bytes are told of once all of it is there, which may be after the chart is drawn.
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
      toggleBytes: counted.bytes - bytes,
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

type Counted = { bytes: number };

async function inContext<T>(
  browser: Browser,
  look: (page: Page, counted: Counted) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const counted: Counted = { bytes: 0 };
    const network = await context.newCDPSession(page);
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      counted.bytes += encodedDataLength;
    });
    await network.send("Network.enable");
    return await look(page, counted);
  } finally {
    await context.close();
  }
}
