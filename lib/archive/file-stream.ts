import { createReadStream } from "node:fs";

const chunkBytes = 256 * 1024;

/** A file's bytes, or a range of them, in chunks large enough for the scanners. */
export function fileStream(path: string, start = 0, bytes?: number): AsyncIterable<Uint8Array> {
  if (bytes === 0) return noBytes();
  const range = bytes === undefined ? { start } : { start, end: start + bytes - 1 };
  return createReadStream(path, { ...range, highWaterMark: chunkBytes });
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}
