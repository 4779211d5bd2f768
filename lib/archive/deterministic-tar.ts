import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";

/** One file to be packed. `stream` must give exactly `bytes` bytes. */
export interface TarFile {
  readonly path: string;
  readonly bytes: number;
  stream(): AsyncIterable<Uint8Array>;
}

const blockBytes = 512;
const encoder = new TextEncoder();
const largestOctalSize = 0o77777777777;

/**
 * Packs files into the one tar that a folder stands for, so that the command line and a browser
 * build the same bytes: ustar blocks, paths sorted by code point, mode 0644, owner 0, time 0, no
 * folder entries, two empty blocks at the end and no further padding.
 *
 * One rule for long names: a pax header (named `pax`, holding `path`) stands before a file exactly
 * when its path is longer than 100 bytes or is not ASCII; ustar's prefix field is never used. `size`
 * is in the pax header only from 8 GiB on. Uses nothing but the web platform.
 */
export async function* deterministicTar(files: readonly TarFile[]): AsyncGenerator<Uint8Array> {
  for (const file of files.toSorted((a, b) => compareCodePoints(a.path, b.path))) {
    yield* headerBlocks(file.path, file.bytes);
    let written = 0;
    for await (const chunk of file.stream()) {
      written += chunk.length;
      if (written > file.bytes) break;
      yield chunk;
    }
    if (written !== file.bytes) throw new Error(`${file.path} changed while it was being packed`);
    yield new Uint8Array(paddingAfter(file.bytes));
  }
  yield new Uint8Array(2 * blockBytes);
}

/** The size of the tar of these files. */
export function deterministicTarBytes(files: readonly Pick<TarFile, "path" | "bytes">[]): number {
  let total = 2 * blockBytes;
  for (const { path, bytes } of files) {
    for (const block of headerBlocks(path, bytes)) total += block.length;
    total += bytes + paddingAfter(bytes);
  }
  return total;
}

function headerBlocks(path: string, bytes: number): Uint8Array[] {
  const name = encoder.encode(path);
  const longName = name.length > 100 || name.some((byte) => byte > 0x7e);
  const longSize = bytes > largestOctalSize;
  if (!longName && !longSize) return [header(name, bytes, "0")];
  const records = [
    ...(longName ? [paxRecord("path", path)] : []),
    ...(longSize ? [paxRecord("size", String(bytes))] : []),
  ];
  const body = encoder.encode(records.join(""));
  const padded = new Uint8Array(body.length + paddingAfter(body.length));
  padded.set(body);
  const shortName = longName ? encoder.encode("pax-path") : name;
  return [
    header(encoder.encode("pax"), body.length, "x"),
    padded,
    header(shortName, longSize ? 0 : bytes, "0"),
  ];
}

/** `LENGTH key=value\n`, where LENGTH counts the whole record including itself. */
function paxRecord(key: string, value: string): string {
  const restBytes = encoder.encode(` ${key}=${value}\n`).length;
  let length = restBytes + String(restBytes).length;
  if (restBytes + String(length).length !== length) length += 1;
  return `${length} ${key}=${value}\n`;
}

function header(name: Uint8Array, bytes: number, type: "0" | "x"): Uint8Array {
  const block = new Uint8Array(blockBytes);
  const put = (offset: number, text: string) => block.set(encoder.encode(text), offset);
  block.set(name.subarray(0, 100), 0);
  put(100, "0000644\0");
  put(108, "0000000\0");
  put(116, "0000000\0");
  put(124, `${bytes.toString(8).padStart(11, "0")}\0`);
  put(136, "00000000000\0");
  put(148, "        ");
  put(156, type);
  put(257, "ustar\x0000");
  put(329, "0000000\0");
  put(337, "0000000\0");
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, "0")}\0 `);
  return block;
}

function paddingAfter(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes;
}
