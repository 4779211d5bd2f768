import { boardPath } from "#lib/url/page-path.ts";
import { findChromium } from "../../chromium.ts";
import { columns, grouped } from "../columns.ts";
import { median } from "../median.ts";
import type { BenchContext, Part } from "../part.ts";
import { type ColdLoad, coldLoad } from "./cold-load.ts";
import { constructedSlug } from "./constructed-board.ts";
import { measureCommand } from "./measure-command.ts";
import { publishConstructedBoard } from "./publish-constructed-board.ts";

const loads = { small: 1, full: 5 } as const;

/** The constructed board of 30 rows in Chromium, beside a page of the same server that holds only a sentence. */
export const browserPart: Part = { name: "browser", run };

interface Figure {
  readonly label: string;
  readonly of: (load: ColdLoad) => number;
  readonly shown: (value: number) => string;
  /** The most that is aimed at; null where a figure is only reported. */
  readonly aim: number | null;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

const figures: readonly Figure[] = [
  { label: "bytes over the network", of: (load) => load.bytes, shown: kilobytes, aim: 250_000 },
  { label: "bytes unpacked", of: (load) => load.rawBytes, shown: kilobytes, aim: null },
  { label: "requests", of: (load) => load.requests, shown: grouped, aim: 19 },
  { label: "DOM elements", of: (load) => load.elements, shown: grouped, aim: 1499 },
  { label: "layout shift", of: (load) => load.layoutShift, shown: String, aim: 0 },
  { label: "long tasks", of: (load) => load.longTasks, shown: grouped, aim: null },
  { label: "long tasks together", of: (load) => load.longTaskMs, shown: milliseconds, aim: null },
  { label: "longest task", of: (load) => load.longestTaskMs, shown: milliseconds, aim: null },
];

async function run(context: BenchContext): Promise<void> {
  const executablePath = findChromium(process.env);
  if (executablePath === null) {
    context.print("browser: not measured, there is no Chromium (set CHROMIUM_PATH)");
    return;
  }
  await publishConstructedBoard(context);
  const origin = await context.address();
  const address = `${origin}${boardPath(constructedSlug)}`;
  const board: ColdLoad[] = [];
  const empty: ColdLoad[] = [];
  for (let load = 0; load < loads[context.scale]; load += 1) {
    empty.push(await coldLoad(executablePath, `${origin}/no-such-page`));
    board.push(await coldLoad(executablePath, address));
  }
  if (board.some(({ rows }) => rows < 30)) throw new Error("the board does not show its 30 rows");
  context.print(`browser: a board of 30 rows, medians of ${board.length} cold loads`);
  context.print(columns({ label: "", figures: ["board", "aim", "empty page"] }));
  for (const { label, of, shown, aim } of figures) {
    const value = median(board.map(of));
    const limit = aim === null ? "" : `<=${shown(aim)} ${value <= aim ? "yes" : "NO"}`;
    const line = [shown(value), limit, shown(median(empty.map(of)))];
    context.print(columns({ label, figures: line }));
  }
  context.print(
    "  For more of its figures keep it up with `npm run bench -- --serve-board`, then:",
  );
  context.print(`  ${measureCommand("ADDRESS")}`);
}
