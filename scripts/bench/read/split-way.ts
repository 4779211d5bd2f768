import { statSync } from "node:fs";
import { fileStream } from "#lib/archive/file-stream.ts";
import { scanJson } from "#lib/archive/json/scan-json.ts";
import { defaultLimits } from "#lib/archive/limits.ts";
import { memberOf } from "#lib/archive/member.ts";
import { stopwatch } from "../stopwatch.ts";
import type { Taken } from "./taken.ts";

/** Cuts the file into its elements and parses each: the same values as the baseline's, one at a time. */
export async function splitWay(path: string): Promise<Taken> {
  const elapsed = stopwatch();
  const open = () => fileStream(path);
  const member = memberOf("results.json", statSync(path).size, open, defaultLimits);
  let episodes = 0;
  for await (const item of scanJson(member, { split: ["/tasks", "/simulations"] })) {
    if (item.kind === "problem") throw new Error(item.problem.message);
    if (item.element.pointer.startsWith("/simulations/")) episodes += 1;
  }
  return { ...elapsed(), episodes };
}
