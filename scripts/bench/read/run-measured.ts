import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { Taken } from "./taken.ts";

export interface Measured extends Taken {
  readonly peakBytes: number;
}

export interface MeasureOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

const peakReporter = join(import.meta.dirname, "report-peak.mjs");
const Peak = z.coerce.number().positive();

/** Runs a Node program that prints what it took, and adds the most memory it held. */
export async function runMeasured(
  args: readonly string[],
  options: MeasureOptions,
): Promise<Measured> {
  const child = spawn(process.execPath, ["--import", peakReporter, ...args], {
    ...options,
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [printed, peak, code] = await Promise.all([
    written(child.stdio[1]),
    written(child.stdio[3]),
    ended,
  ]);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return { ...Taken.parse(JSON.parse(printed)), peakBytes: Peak.parse(peak) };
}

function written(stream: Readable | object | null | undefined): Promise<string> {
  if (stream === null || stream === undefined || !("read" in stream)) {
    throw new Error("a measured process has no pipe to say what it took");
  }
  return text(stream);
}
