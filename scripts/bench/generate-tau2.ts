import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { readSize } from "./read-size.ts";
import { runInfo, taskText } from "./tau2/head.ts";
import { meanSimulationBytes, simulation } from "./tau2/simulation.ts";

export interface Tau2FilePlan {
  readonly tasks: number;
  readonly trials: number;
}

export interface Tau2File extends Tau2FilePlan {
  readonly bytes: number;
}

const trials = 4;
const taskBytes = 1200;

/** How many tasks a results file of about `bytes` bytes has, at four trials each. */
export function planTau2File(bytes: number): Tau2FilePlan {
  const bytesATask = taskBytes + trials * meanSimulationBytes;
  return { tasks: Math.max(1, Math.round(bytes / bytesATask)), trials };
}

/** The text of a tau2-bench results file (v1.0.1) in pieces: always the same for the same plan. */
export function* tau2FileText(plan: Tau2FilePlan): Generator<string> {
  const tasks = Array.from({ length: plan.tasks }, (_, task) => task);
  yield `{"timestamp":"2026-07-01T09:00:00.000000","info":${runInfo(plan.trials)},"tasks":[`;
  for (const task of tasks) yield `${task === 0 ? "" : ","}${taskText(task)}`;
  yield '],"simulations":[';
  for (const task of tasks) {
    for (let trial = 0; trial < plan.trials; trial += 1) {
      yield `${task + trial === 0 ? "" : ","}${simulation(task, trial)}`;
    }
  }
  yield '],"simulation_index":null}';
}

/** Writes a results file of about `bytes` bytes (within a few percent), with one simulation in memory. */
export async function writeTau2File(path: string, bytes: number): Promise<Tau2File> {
  const plan = planTau2File(bytes);
  let written = 0;
  function* counted(): Generator<Buffer> {
    for (const text of tau2FileText(plan)) {
      const piece = Buffer.from(text);
      written += piece.length;
      yield piece;
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(path));
  return { ...plan, bytes: written };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path, size] = process.argv.slice(2);
  if (path === undefined || size === undefined) {
    throw new Error("usage: node --import tsx scripts/bench/generate-tau2.ts PATH SIZE (as 300MB)");
  }
  process.stdout.write(`${JSON.stringify(await writeTau2File(path, readSize(size)))}\n`);
}
