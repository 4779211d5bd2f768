import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { processIdentity } from "./process-identity.ts";

const Holder = z.object({ pid: z.number().int(), identity: z.string(), note: z.string() });
type Holder = z.infer<typeof Holder>;

export interface LockFile {
  /** Says something about the holder, for whoever finds the lock taken. */
  note(text: string): void;
  release(): void;
}

export type Taken =
  | { readonly kind: "locked"; readonly lock: LockFile }
  | { readonly kind: "held"; readonly pid: number; readonly note: string };

/** Takes the lock, or says who holds it. A lock whose process is gone counts as free. */
export function takeLock(path: string): Taken {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    if (create(path)) return { kind: "locked", lock: lockAt(path) };
    const holder = readHolder(path);
    if (holder !== null && processIdentity(holder.pid) === holder.identity) {
      return { kind: "held", pid: holder.pid, note: holder.note };
    }
    rmSync(path, { force: true });
  }
}

/** Runs `work` while holding the lock, waiting for it first. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const taken = takeLock(path);
    if (taken.kind === "locked") {
      try {
        return await work();
      } finally {
        taken.lock.release();
      }
    }
    await sleep(100);
  }
  throw new Error(`${path} stayed locked for a minute`);
}

function lockAt(path: string): LockFile {
  return {
    note: (text) => writeFileSync(path, content(text)),
    release: () => rmSync(path, { force: true }),
  };
}

/** A link appears whole or not at all, so nobody ever reads a half-written lock. */
function create(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content(""));
  try {
    linkSync(draft, path);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function content(note: string): string {
  const identity = processIdentity(process.pid);
  if (identity === null) throw new Error("this process cannot see itself");
  return JSON.stringify({ pid: process.pid, identity, note } satisfies Holder);
}

function readHolder(path: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}
