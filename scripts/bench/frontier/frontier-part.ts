import { chromium } from "@playwright/test";
import { Client } from "pg";
import { frontierPath } from "#lib/url/page-path.ts";
import { findChromium } from "../../chromium.ts";
import { chromiumFlags } from "../browser/chromium-flags.ts";
import { columns, grouped, times } from "../columns.ts";
import { loadAverage } from "../describe-machine.ts";
import { median } from "../median.ts";
import type { BenchContext, Part } from "../part.ts";
import { type DrawnChart, drawnChart, paintedPage } from "./drawn-chart.ts";
import { generateFrontier } from "./generate-frontier.ts";

const sizes = { small: { rows: 300, rounds: 1 }, full: { rows: 2000, rounds: 7 } } as const;
const aims = { drawnMs: 1500, toggleMs: 200 } as const;

/** The frontier of 2,000 rows with ranges in Chromium, beside a page of the same server that holds only a sentence. */
export const frontierPart: Part = { name: "frontier", run };

interface Round {
  readonly chart: DrawnChart;
  readonly emptyMs: number;
}

async function run(context: BenchContext): Promise<void> {
  const executablePath = findChromium(process.env);
  if (executablePath === null) {
    context.print("frontier: not measured, there is no Chromium (set CHROMIUM_PATH)");
    return;
  }
  const { rows, rounds } = sizes[context.scale];
  const slug = `bench-frontier-${rows}`;
  await fill(context.databaseUrl, slug, rows);
  const origin = await context.address();
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const measured: Round[] = [];
    // The first round warms up the server and the browser, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const emptyMs = await paintedPage(browser, `${origin}/no-such-page`);
      const chart = await drawnChart(browser, `${origin}${frontierPath(slug)}?reading=as_archived`);
      if (round > 0) measured.push({ chart, emptyMs });
    }
    print(context, rows, measured);
  } finally {
    await browser.close();
  }
}

async function fill(databaseUrl: string, slug: string, rows: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await generateFrontier(client, slug, rows);
  } finally {
    await client.end();
  }
}

function print({ print: line }: BenchContext, rows: number, rounds: readonly Round[]): void {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const [ms, kilobytes] = [
    (time: number) => `${time.toFixed(0)} ms`,
    (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`,
  ];
  line(
    `frontier: ${grouped(rows)} rows with ranges, medians of ${rounds.length} rounds in turns with the empty page (${loadAverage()})`,
  );
  line(columns({ label: "", figures: ["time", "of empty page", "aim, idle", "empty page"] }));
  for (const [label, key] of [
    ["the chart is drawn", "drawnMs"],
    ["another basis is drawn", "toggleMs"],
  ] as const) {
    const time = middle(({ chart }) => chart[key]);
    const ratio = middle(({ chart, emptyMs }) => chart[key] / emptyMs);
    const aim = `<=${aims[key]} ms ${time <= aims[key] ? "yes" : "NO"}`;
    const empty = ms(middle(({ emptyMs }) => emptyMs));
    line(columns({ label, figures: [ms(time), times(ratio), aim, empty] }));
  }
  for (const [label, shown] of [
    ["bytes of the page", kilobytes(middle(({ chart }) => chart.bytes))],
    ["bytes of the other basis", kilobytes(middle(({ chart }) => chart.toggleBytes))],
    ["DOM elements", grouped(middle(({ chart }) => chart.elements))],
    ["longest task", ms(middle(({ chart }) => chart.longestTaskMs))],
  ] as const) {
    line(columns({ label, figures: [shown] }));
  }
}
