import { rmSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../columns.ts";
import { writeTau2File } from "../generate-tau2.ts";
import type { BenchContext, Part } from "../part.ts";
import { type Round, readLines } from "./read-lines.ts";
import { readWays } from "./read-ways.ts";
import { type Measured, runMeasured } from "./run-measured.ts";

const sizes = {
  small: { bytes: 20_000_000, rounds: 1 },
  full: { bytes: 200_000_000, rounds: 3 },
} as const;

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
  const all = rounds.flatMap(({ baseline, ways }) => [baseline, ...ways]);
  if (all.some((one) => one.episodes !== episodes)) throw new Error("the ways counted differently");
  const size = `${grouped(file.bytes / 1e6)} MB of tau2-bench results`;
  context.print(`read: ${size}, ${grouped(episodes)} simulations, medians of ${count}`);
  for (const line of readLines(file.bytes, rounds)) context.print(line);
}

async function measure(path: string, context: BenchContext): Promise<Round> {
  const { databaseUrl, dataFolder, signal } = context;
  const env = { ...process.env, DATABASE_URL: databaseUrl, ASSAY_DATA: dataFolder };
  const besides = (name: string) => join(import.meta.dirname, name);
  const baseline = await runMeasured([besides("parse-whole.mjs"), path], { env, signal });
  const ways: Measured[] = [];
  for (const { name } of readWays) {
    const args = ["--import", "tsx", besides("measured-process.ts"), name, path];
    ways.push(await runMeasured(args, { env, signal }));
  }
  return { baseline, ways };
}
