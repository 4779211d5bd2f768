import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

export type ReceivedBytes =
  | { readonly kind: "complete"; readonly sha256: string; readonly bytes: number }
  | { readonly kind: "too_large"; readonly limitBytes: number }
  /** The sender stopped, or something on the way cut the body off. */
  | { readonly kind: "cut_short"; readonly bytes: number; readonly expectedBytes: number | null };

export interface Expectation {
  readonly limitBytes: number;
  /** What Content-Length promised; null when it did not say. */
  readonly expectedBytes: number | null;
}

/** Streams a body to a file while counting and hashing it; memory stays at one chunk. */
export async function receiveBytes(
  body: AsyncIterable<Uint8Array>,
  path: string,
  { limitBytes, expectedBytes }: Expectation,
): Promise<ReceivedBytes> {
  if (expectedBytes !== null && expectedBytes > limitBytes)
    return { kind: "too_large", limitBytes };
  const hash = createHash("sha256");
  let bytes = 0;
  let broken = false;

  async function* metered() {
    try {
      for await (const chunk of body) {
        bytes += chunk.byteLength;
        if (bytes > limitBytes) return;
        hash.update(chunk);
        yield chunk;
      }
    } catch {
      // Whatever ended the body early, what arrived is not the whole.
      broken = true;
    }
  }

  await pipeline(metered, createWriteStream(path, { mode: 0o600 }));
  if (bytes > limitBytes) return { kind: "too_large", limitBytes };
  if (broken || (expectedBytes !== null && bytes !== expectedBytes)) {
    return { kind: "cut_short", bytes, expectedBytes };
  }
  return { kind: "complete", sha256: hash.digest("hex"), bytes };
}
