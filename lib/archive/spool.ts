import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A temporary file and the way to be rid of it. */
export interface Spooled {
  readonly path: string;
  remove(): Promise<void>;
}

/** Writes a stream to a file in a folder of its own below `folder`; leaves nothing when the stream breaks off. */
export async function spool(stream: AsyncIterable<Uint8Array>, folder: string): Promise<Spooled> {
  const own = await mkdtemp(join(folder, "assay-spool-"));
  const remove = () => rm(own, { recursive: true, force: true });
  const path = join(own, "content");
  try {
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
