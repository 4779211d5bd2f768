import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import type { Archive } from "./archive.ts";
import { containerOf, containerProbeBytes } from "./container-of.ts";
import { fileStream } from "./file-stream.ts";
import { firstBytes } from "./first-bytes.ts";
import { hashStream, type StreamDigest } from "./hash-stream.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { openFolder } from "./open-folder.ts";
import { openGzip } from "./open-gzip.ts";
import { openTar } from "./open-tar.ts";
import { openZip } from "./open-zip.ts";
import { refuse } from "./refuse.ts";

export interface OpenArchiveOptions {
  /** The name the archive was given, for display only; the path's last step unless told. */
  readonly name?: string;
  readonly limits?: Limits;
  /** What its bytes are known to be since they were received, so that they are not hashed again; only their length is checked. */
  readonly known?: { readonly sha256: string; readonly bytes: number };
  /** Where an inflated tar and decrypted bytes may be kept; the system's temporary folder unless told. */
  readonly spoolFolder?: string;
}

/**
 * Opens a file or a folder as an archive. A folder stands for its deterministic tar. The container
 * is told by its bytes, never by its extension: zip, gzip, tar, gzipped tar, or one plain file.
 * Throws an ArchiveProblem when the container cannot be trusted; its members are not yet read.
 */
export async function openArchive(
  path: string,
  options: OpenArchiveOptions = {},
): Promise<Archive> {
  const limits = options.limits ?? defaultLimits;
  const name = options.name ?? basename(path);
  const status = await stat(path);
  if (status.isDirectory()) return await openFolder(path, name, limits);
  if (!status.isFile()) {
    const message = "This is a device, a pipe or a socket: give a file or a folder.";
    throw refuse("not_understood", name, message);
  }
  const digest = await digestOf(path, name, options);
  const { sha256, bytes } = digest;
  const { spoolFolder = tmpdir() } = options;
  refuseTiny(bytes, name);
  const identity = { sha256, bytes, name, spoolFolder };
  const found = containerOf(digest.firstBytes);
  if (found.kind === "foreign") {
    const message = `The file is ${found.name}, which is not read: pack it as .zip or .tar.gz, or send the plain files.`;
    throw refuse("not_understood", name, message);
  }
  if (found.kind === "zip") return await openZip(path, identity, limits);
  if (found.kind === "tar") return await openTar(path, identity, limits);
  if (found.kind === "gzip") return await openGzip(path, identity, limits);
  const members = [memberOf(name, bytes, () => fileStream(path), limits)];
  return { ...identity, container: "file", members, close: async () => {} };
}

async function digestOf(
  path: string,
  name: string,
  { known, limits = defaultLimits }: OpenArchiveOptions,
): Promise<StreamDigest> {
  const check = (bytes: number) => {
    if (bytes <= limits.archiveBytes) return;
    const message = `The archive is larger than ${limits.archiveBytes} bytes: split it.`;
    throw refuse("too_large", name, message);
  };
  if (known === undefined) return await hashStream(fileStream(path), check);
  const { size } = await stat(path);
  if (size !== known.bytes) {
    throw new Error(`archive ${known.sha256} has ${size} bytes instead of ${known.bytes}`);
  }
  check(size);
  return { ...known, firstBytes: await firstBytes(fileStream(path), containerProbeBytes) };
}

function refuseTiny(bytes: number, name: string): void {
  if (bytes > 1) return;
  if (bytes === 0) {
    throw refuse("empty", name, "The file is empty (0 bytes): was the upload cut off?");
  }
  const message = "The file holds 1 byte, which no archive can be: was the upload cut off?";
  throw refuse("truncated", name, message);
}
