import { isUtf8 } from "node:buffer";
import { ArchiveProblem, type Peek } from "./archive.ts";
import { byteOrderMark } from "./json/byte-order-mark.ts";
import { ValueSkipper } from "./json/value-skipper.ts";
import { keyPaths } from "./key-paths.ts";

const nestingLimit = 512;

/**
 * The shape of a member told from its first bytes. A single-line document that ends in a line break
 * is `json_object`; `json_lines` needs a complete first line and a second that starts a new value.
 */
export function peekBytes(window: Uint8Array): Peek {
  const all = Buffer.from(window.buffer, window.byteOffset, window.length);
  const mark = byteOrderMark(all);
  if (all.length === 0) return peekOf("empty", new Set());
  if (mark.refused !== null) return peekOf("binary", new Set());
  const bytes = all.subarray(mark.skipBytes);
  const start = bytes.findIndex((byte) => byte > 0x20);
  const first = bytes[start];
  if (first !== 0x7b && first !== 0x5b)
    return peekOf(isProbablyText(bytes) ? "text" : "binary", new Set());
  const text = bytes.subarray(start);
  if (isLines(text, first)) return peekOf("json_lines", keyPaths(text));
  return peekOf(first === 0x7b ? "json_object" : "json_array", keyPaths(text));
}

function peekOf(kind: Peek["kind"], paths: ReadonlySet<string>): Peek {
  return { kind, paths, has: (path) => paths.has(path) };
}

function isLines(text: Buffer, first: number): boolean {
  const skipper = new ValueSkipper(nestingLimit);
  skipper.start(first);
  const end = skipper.run(text, 0);
  if (skipper.status !== "done") return false;
  const firstBreak = text.indexOf(0x0a);
  if (firstBreak < end) return false;
  if (text.subarray(end, firstBreak).some((byte) => byte > 0x20)) return false;
  const second = text.subarray(firstBreak).find((byte) => byte > 0x20);
  return second === 0x7b || second === 0x5b;
}

function isProbablyText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  for (const cutBytes of [0, 1, 2, 3]) {
    if (isUtf8(bytes.subarray(0, bytes.length - cutBytes))) return true;
  }
  return false;
}

/** Peeks at a stream: reads at most `limitBytes` of it, and what there is when it breaks off. */
export async function peekStream(
  stream: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<Peek> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= limitBytes) break;
    }
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    // Whoever reads the member on meets the same fault and reports it.
  }
  return peekBytes(Buffer.concat(chunks).subarray(0, limitBytes));
}
