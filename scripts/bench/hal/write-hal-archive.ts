import { fileURLToPath } from "node:url";
import { readSize } from "../read-size.ts";
import { encryptedPieces } from "./encrypted-pieces.ts";
import { type HalPlan, halText, planHalRun } from "./hal-text.ts";
import { writeZip } from "./write-zip.ts";

export interface HalArchive extends HalPlan {
  /** Of the document, before it is encrypted and packed. */
  readonly plainBytes: number;
}

/** Writes an encrypted HAL archive whose document has about `bytes` bytes, with one span in memory. */
export async function writeHalArchive(path: string, bytes: number): Promise<HalArchive> {
  const plan = planHalRun(bytes);
  let plainBytes = 0;
  function* counted(): Generator<string> {
    for (const text of halText(plan)) {
      plainBytes += Buffer.byteLength(text);
      yield text;
    }
  }
  await writeZip(path, "generated_UPLOAD.json.encrypted", encryptedPieces(counted(), "hal1234"));
  return { ...plan, plainBytes };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path, size] = process.argv.slice(2);
  if (path === undefined || size === undefined) {
    const usage = "node --import tsx scripts/bench/hal/write-hal-archive.ts PATH SIZE (as 900MB)";
    throw new Error(`usage: ${usage}`);
  }
  const { plainBytes, tasks, calls } = await writeHalArchive(path, readSize(size));
  console.log(`${plainBytes} plain bytes: ${tasks} tasks of ${calls} calls in ${path}`);
}
