import { aimedAt, columns, grouped, times } from "../columns.ts";
import { median } from "../median.ts";
import { readWays } from "./read-ways.ts";
import type { Measured } from "./run-measured.ts";

/** One pass over every way, so that a busy machine slows the baseline down as well. */
export interface Round {
  readonly baseline: Measured;
  /** In the order of `readWays`. */
  readonly ways: readonly Measured[];
}

const memoryAim = 0.33;
const heads = ["speed", "of baseline", "aim", "of its CPU", "peak memory", "of baseline", "aim"];

/** The table of the reading part: medians over the rounds, ratios taken inside each round. */
export function readLines(bytes: number, rounds: readonly Round[]): string[] {
  const baselines = rounds.map(({ baseline }) => baseline);
  const own = [speedOf(bytes, baselines), "1.00x", "", "1.00x", peakOf(baselines), "1.00x"];
  return [
    columns({ label: "", figures: heads }),
    columns({ label: "baseline: JSON.parse of the whole file", figures: own }),
    ...readWays.map(({ label, aim }, index) => {
      const all = rounds.map((round) => ({ way: wayOf(round, index), base: round.baseline }));
      const ratio = median(all.map(({ way, base }) => base.seconds / way.seconds));
      const cpu = median(all.map(({ way, base }) => base.cpuSeconds / way.cpuSeconds));
      const memory = median(all.map(({ way, base }) => way.peakBytes / base.peakBytes));
      const ways = all.map(({ way }) => way);
      const speedAim = aim === null ? "" : aimedAt(ratio, { least: aim });
      const speeds = [speedOf(bytes, ways), times(ratio), speedAim, times(cpu)];
      const memories = [peakOf(ways), times(memory), aimedAt(memory, { most: memoryAim })];
      return columns({ label, figures: [...speeds, ...memories] });
    }),
    ...uploadLine(bytes, rounds),
  ];
}

function wayOf({ ways }: Round, index: number): Measured {
  const way = ways[index];
  if (way === undefined) throw new Error("a way was not measured");
  return way;
}

function uploadLine(bytes: number, rounds: readonly Round[]): string[] {
  const seconds = rounds.flatMap(({ ways }) => ways.flatMap((way) => way.uploadSeconds ?? []));
  if (seconds.length === 0) return [];
  const label = "an upload: receive, preview, publish";
  return [
    columns({
      label,
      figures: [
        speedOf(
          bytes,
          seconds.map((one) => ({ seconds: one })),
        ),
      ],
    }),
  ];
}

function speedOf(bytes: number, all: readonly { readonly seconds: number }[]): string {
  const seconds = median(all.map((one) => one.seconds));
  return `${(bytes / 1e6 / seconds).toFixed(0)} MB/s`;
}

function peakOf(all: readonly Measured[]): string {
  return `${grouped(median(all.map(({ peakBytes }) => peakBytes / 1e6)))} MB`;
}
