import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";

/** The content-addressed folder of archives, and the scratch files of uploads and jobs beside it. */
export interface ArchiveStore {
  /** Where an archive's bytes lie, whether or not they do. */
  pathOf(sha256: string): string;
  /** A new scratch path that a sweep recognises as this process's. */
  scratchPath(): Promise<string>;
  /** Moves a complete scratch file to its place; the same bytes twice are one file. */
  keep(scratch: string, sha256: string): Promise<void>;
  remove(sha256: string): Promise<void>;
  /** Removes the scratch files that processes of this host left behind when they died. */
  sweep(): Promise<void>;
}

export function archiveStore(dataFolder: string): ArchiveStore {
  const archives = resolve(dataFolder, "archives");
  const scratch = resolve(dataFolder, "scratch");
  const pathOf = (sha256: string) => join(archives, sha256.slice(0, 2), sha256);
  return {
    pathOf,
    async scratchPath() {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const owner = `${hostname()}:${process.pid}`;
      return join(scratch, `${owner}:${randomBytes(8).toString("hex")}.part`);
    },
    async keep(path, sha256) {
      await mkdir(join(archives, sha256.slice(0, 2)), { recursive: true, mode: 0o700 });
      await rename(path, pathOf(sha256));
    },
    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
    },
    async sweep() {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const abandoned = (await readdir(scratch)).filter(isAbandoned);
      for (const name of abandoned) await rm(join(scratch, name), { recursive: true, force: true });
    },
  };
}

function isAbandoned(name: string): boolean {
  const [host, pid] = name.split(":");
  if (host !== hostname()) return false;
  return Number(pid) !== process.pid && !isAlive(Number(pid));
}

/** A signal 0 reaches only living processes; "not permitted" means that there is one of another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
