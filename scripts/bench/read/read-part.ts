import { rmSync } from "node:fs";
import { join } from "node:path";
import { aimedAt, columns, grouped, times } from "../columns.ts";
import { writeTau2File } from "../generate-tau2.ts";
import { median } from "../median.ts";
import type { BenchContext, Part } from "../part.ts";
import { type ReadWay, readWays } from "./read-ways.ts";
import { type Measured, runMeasured } from "./run-measured.ts";

const sizes = {
  small: { bytes: 20_000_000, rounds: 1 },
  full: { bytes: 200_000_000, rounds: 3 },
} as const;
const memoryAim = 1 / 3;

interface Round {
  readonly baseline: Measured;
  /** In the order of `readWays`. */
  readonly ways: readonly Measured[];
}

/** Reading a large results file, beside JSON.parse of the whole file. */
export const readPart: Part = { name: "read", run };

async function run(context: BenchContext): Promise<void> {
  const { bytes, rounds: count } = sizes[context.scale];
  const path = join(context.folder, "tau2-results.json");
  const file = await writeTau2File(path, bytes);
  const episodes = file.tasks * file.trials;
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await measure(path, context));
  rmSync(path);
  const counted = rounds.flatMap(({ baseline, ways }) => [baseline, ...ways]);
  if (counted.some((one) => one.episodes !== episodes)) throw new Error("the ways counted apart");
  const { print } = context;
  print(
    `read: ${grouped(file.bytes / 1e6)} MB of tau2-bench results, ${grouped(episodes)} simulations; medians of ${count}`,
  );
  for (const line of lines(file.bytes, rounds)) print(line);
}

/** One round runs every way, so that a busy machine slows the baseline down as well. */
async function measure(path: string, context: BenchContext): Promise<Round> {
  const { databaseUrl, dataFolder, signal } = context;
  const env = { ...process.env, DATABASE_URL: databaseUrl, ASSAY_DATA: dataFolder };
  const inFolder = (name: string) => join(import.meta.dirname, name);
  const baseline = await runMeasured([inFolder("parse-whole.mjs"), path], { env, signal });
  const ways: Measured[] = [];
  for (const { name } of readWays) {
    const args = ["--import", "tsx", inFolder("measured-process.ts"), name, path];
    ways.push(await runMeasured(args, { env, signal }));
  }
  return { baseline, ways };
}

function lines(bytes: number, rounds: readonly Round[]): string[] {
  const baselines = rounds.map(({ baseline }) => baseline);
  const speed = (seconds: readonly number[]) =>
    `${(bytes / 1e6 / median(seconds)).toFixed(0)} MB/s`;
  const peak = (all: readonly Measured[]) =>
    `${grouped(median(all.map(({ peakBytes }) => peakBytes / 1e6)))} MB peak`;
  const whole = columns({
    label: "baseline: JSON.parse of the whole file",
    figures: [
      speed(baselines.map(({ seconds }) => seconds)),
      "1.00x",
      "",
      peak(baselines),
      "1.00x",
    ],
  });
  const ways = readWays.map((way, index) => {
    const all = rounds.flatMap(({ ways }) => ways[index] ?? []);
    const ratio = median(
      all.map(({ seconds }, at) => (baselines[at]?.seconds ?? Number.NaN) / seconds),
    );
    const memory = median(
      all.map(({ peakBytes }, at) => peakBytes / (baselines[at]?.peakBytes ?? Number.NaN)),
    );
    return columns({
      label: way.label,
      figures: [
        speed(all.map(({ seconds }) => seconds)),
        times(ratio),
        speedAim(way, ratio),
        peak(all),
        times(memory),
        aimedAt(memory, { most: Number(memoryAim.toFixed(2)) }),
      ],
    });
  });
  return [whole, ...ways, ...upload(rounds, speed)];
}

function speedAim({ aim }: ReadWay, ratio: number): string {
  return aim === null ? "" : aimedAt(ratio, { least: aim });
}

function upload(rounds: readonly Round[], speed: (seconds: readonly number[]) => string): string[] {
  const seconds = rounds.flatMap(({ ways }) => ways.flatMap((way) => way.uploadSeconds ?? []));
  if (seconds.length === 0) return [];
  const label = "an upload's whole way (receive, preview, publish)";
  return [columns({ label, figures: [speed(seconds)] })];
}
