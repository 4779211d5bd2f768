import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Archive } from "./archive.ts";
import type { ArchiveIdentity } from "./archive-identity.ts";
import { containerOf, containerProbeBytes } from "./container-of.ts";
import { fileStream } from "./file-stream.ts";
import { firstBytes } from "./first-bytes.ts";
import { InflateBudget } from "./inflate-budget.ts";
import type { Limits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { openTar } from "./open-tar.ts";
import { asArchiveProblem } from "./refuse.ts";
import { spool } from "./spool.ts";

const inflatedChunkBytes = 256 * 1024;

/**
 * Opens a gzip file. A tar inside is inflated once into its spool folder, so that its members can be
 * read in any order; anything else is one member that is inflated each time it is opened.
 */
export async function openGzip(
  path: string,
  identity: ArchiveIdentity,
  limits: Limits,
): Promise<Archive> {
  const budget = new InflateBudget(limits, identity.bytes);
  const inner = identity.name.replace(/\.gz$/i, "");
  const open = () => budget.guard(inner, identity.bytes, gunzip(path, inner));
  if (containerOf(await firstBytes(open(), containerProbeBytes)).kind !== "tar") {
    return {
      ...identity,
      container: "gzip",
      members: [memberOf(inner, null, open, limits)],
      close: async () => {},
    };
  }
  const spooled = await spool(open(), identity.spoolFolder);
  try {
    const { members } = await openTar(spooled.path, identity, limits);
    return { ...identity, container: "tar", members, close: spooled.remove };
  } catch (error) {
    await spooled.remove();
    throw error;
  }
}

async function* gunzip(path: string, source: string): AsyncGenerator<Uint8Array> {
  const inflated = createGunzip({ chunkSize: inflatedChunkBytes });
  // The faults of both streams arrive where `inflated` is read.
  pipeline(fileStream(path), inflated, () => {});
  try {
    yield* inflated;
  } catch (error) {
    throw asArchiveProblem(error, source);
  }
}
