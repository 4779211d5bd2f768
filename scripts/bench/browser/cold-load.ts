import { chromium } from "@playwright/test";
import { z } from "zod";
import { chromiumFlags } from "./chromium-flags.ts";

const Seen = z.object({
  elements: z.int(),
  rows: z.int(),
  layoutShift: z.number(),
  longTasks: z.int(),
  longTaskMs: z.number(),
  longestTaskMs: z.number(),
});

export interface ColdLoad extends z.infer<typeof Seen> {
  readonly requests: number;
  /** As they came over the network, headers included. */
  readonly bytes: number;
  /** Unpacked, bodies only. */
  readonly rawBytes: number;
}

const settleMs = 1000;

// Both scripts are text: they run in the page, where nothing of this program is at hand.
const watch = `
  window.benchSeen = { layoutShift: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) benchSeen.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) benchSeen.tasks.push(entry.duration);
  }).observe({ type: "longtask", buffered: true });`;
const look = `({
  elements: document.querySelectorAll("*").length,
  rows: document.querySelectorAll("tbody tr").length,
  layoutShift: benchSeen.layoutShift,
  longTasks: benchSeen.tasks.length,
  longTaskMs: benchSeen.tasks.reduce((sum, ms) => sum + ms, 0),
  longestTaskMs: Math.max(0, ...benchSeen.tasks),
})`;

/** Opens a page with a new browser and an empty cache, and looks at it when it has come to rest. */
export async function coldLoad(executablePath: string, address: string): Promise<ColdLoad> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const network = await page.context().newCDPSession(page);
    const counted = { requests: 0, bytes: 0, rawBytes: 0 };
    network.on("Network.requestWillBeSent", ({ request }) => {
      if (request.url.startsWith("http")) counted.requests += 1;
    });
    network.on("Network.dataReceived", ({ dataLength }) => {
      counted.rawBytes += dataLength;
    });
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      counted.bytes += encodedDataLength;
    });
    await network.send("Network.enable");
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(settleMs);
    return { ...Seen.parse(await page.evaluate(look)), ...counted };
  } finally {
    await browser.close();
  }
}
