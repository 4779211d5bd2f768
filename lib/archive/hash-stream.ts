import { createHash } from "node:crypto";
import { containerProbeBytes } from "./container-of.ts";

/** A stream's own identity and its first bytes, taken in one pass. */
export interface StreamDigest {
  readonly sha256: string;
  readonly bytes: number;
  readonly firstBytes: Uint8Array;
}

/** Reads a stream once; `check` is told the bytes so far and may throw. */
export async function hashStream(
  stream: AsyncIterable<Uint8Array>,
  check: (bytes: number) => void,
): Promise<StreamDigest> {
  const hash = createHash("sha256");
  const first = Buffer.alloc(containerProbeBytes);
  let bytes = 0;
  for await (const chunk of stream) {
    if (bytes < first.length) first.set(chunk.subarray(0, first.length - bytes), bytes);
    bytes += chunk.length;
    check(bytes);
    hash.update(chunk);
  }
  return {
    sha256: hash.digest("hex"),
    bytes,
    firstBytes: first.subarray(0, Math.min(bytes, first.length)),
  };
}
