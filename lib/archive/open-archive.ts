import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import type { Archive } from "./archive.ts";
import { containerOf } from "./container-of.ts";
import { fileStream } from "./file-stream.ts";
import { hashStream } from "./hash-stream.ts";
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
  const digest = await hashStream(fileStream(path), (bytes) => {
    if (bytes <= limits.archiveBytes) return;
    throw refuse(
      "too_large",
      name,
      `The archive is larger than ${limits.archiveBytes} bytes: split it.`,
    );
  });
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

function refuseTiny(bytes: number, name: string): void {
  if (bytes > 1) return;
  if (bytes === 0) {
    throw refuse("empty", name, "The file is empty (0 bytes): was the upload cut off?");
  }
  const message = "The file holds 1 byte, which no archive can be: was the upload cut off?";
  throw refuse("truncated", name, message);
}
