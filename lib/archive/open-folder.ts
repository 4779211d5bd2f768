import { lstat, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import type { Archive } from "./archive.ts";
import { deterministicTar, type TarFile } from "./deterministic-tar.ts";
import { fileStream } from "./file-stream.ts";
import { hashStream } from "./hash-stream.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { MemberPaths } from "./member-paths.ts";
import { refuse } from "./refuse.ts";

/**
 * The files of a folder, sorted, with paths relative to it; they are what `deterministicTar` packs.
 * Throws an ArchiveProblem for a link, for a file that is no plain file, for an unsafe name and
 * when a limit is passed.
 */
export async function folderFiles(
  folder: string,
  limits: Limits = defaultLimits,
): Promise<TarFile[]> {
  const files: TarFile[] = [];
  const paths = new MemberPaths(limits);
  for await (const path of walk(folder, "")) {
    const full = join(folder, path);
    const status = await lstat(full);
    if (!status.isFile()) {
      const message = `${path} is a link or a special file: put the file itself in its place.`;
      throw refuse("link_refused", path, message);
    }
    paths.admit(path);
    files.push({ path, bytes: status.size, stream: () => fileStream(full) });
  }
  return files.toSorted((a, b) => compareCodePoints(a.path, b.path));
}

/** Every path below a folder that is not a folder itself; links are not followed. */
async function* walk(folder: string, at: string): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, at), { withFileTypes: true })) {
    const path = at === "" ? entry.name : `${at}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(folder, path);
    else yield path;
  }
}

/** Opens a folder as the tar it stands for, without writing that tar: members are read where they lie. */
export async function openFolder(folder: string, name: string, limits: Limits): Promise<Archive> {
  const files = await folderFiles(folder, limits);
  if (files.length === 0) throw refuse("empty", name, "The folder holds no files.");
  const { sha256, bytes } = await hashStream(deterministicTar(files), (soFar) => {
    if (soFar <= limits.archiveBytes) return;
    throw refuse(
      "too_large",
      name,
      `The folder holds more than ${limits.archiveBytes} bytes: split it.`,
    );
  });
  const members = files.map((file) => memberOf(file.path, file.bytes, file.stream, limits));
  const identity = { sha256, bytes, name, spoolFolder: tmpdir() };
  return { ...identity, container: "tar", members, close: async () => {} };
}
