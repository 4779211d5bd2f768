import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Sample } from "#components/submit/sample-list.tsx";

const Samples = z.array(z.object({ file: z.string(), title: z.string(), shows: z.string() }));

/** The samples that lie under public/, in the order of their index. */
export async function readSamples(): Promise<readonly Sample[]> {
  const index = join(process.cwd(), "public/samples/index.json");
  return Samples.parse(JSON.parse(await readFile(index, "utf8")));
}
