import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import type { Archive } from "./archive.ts";
import { deterministicTar } from "./deterministic-tar.ts";
import { hashStream } from "./hash-stream.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { openArchive } from "./open-archive.ts";

/** One chunk per given size, then the rest; chunk borders are what streaming readers get wrong. */
export async function* inChunks(
  bytes: Uint8Array,
  sizes: readonly number[] = [],
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const size of sizes) {
    if (at >= bytes.length) return;
    yield bytes.subarray(at, at + size);
    at += size;
  }
  if (at < bytes.length) yield bytes.subarray(at);
}

/** An archive of one file, in memory. */
export function archiveOfText(
  name: string,
  text: string | Uint8Array,
  limits: Limits = defaultLimits,
): Archive {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const members = [memberOf(name, bytes.length, () => inChunks(bytes), limits)];
  const identity = { sha256, bytes: bytes.length, name, spoolFolder: tmpdir() };
  return { ...identity, container: "file", members, close: async () => {} };
}

/** An archive of a folder, in memory: path to text. */
export async function archiveOfFiles(files: Readonly<Record<string, string>>): Promise<Archive> {
  const packed = Object.entries(files)
    .map(([path, text]) => {
      const bytes = Buffer.from(text);
      return { path, bytes: bytes.length, stream: () => inChunks(bytes) };
    })
    .toSorted((a, b) => compareCodePoints(a.path, b.path));
  const { sha256, bytes } = await hashStream(deterministicTar(packed), () => {});
  const members = packed.map((file) => memberOf(file.path, file.bytes, file.stream, defaultLimits));
  const identity = { sha256, bytes, name: "folder", spoolFolder: tmpdir() };
  return { ...identity, container: "tar", members, close: async () => {} };
}

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** Where the real archives lie that are not part of the repository; null when they are absent. */
export function casesFolder(): string | null {
  const folder = resolve(repository, process.env["ASSAY_CASES"] ?? "../shared/cases");
  return existsSync(folder) ? folder : null;
}

/** Opens a file or folder given relative to the repository. */
export async function openFixture(path: string): Promise<Archive> {
  return await openArchive(resolve(repository, path));
}

export async function readAll<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
