import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";

/** How to run the server's programs: PostgreSQL refuses to run as root. */
export interface Launch {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly programs: string;
  /** Words that go before the command. */
  readonly prefix: readonly string[];
  /** The user and group to switch to. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

const nobody = 65534;
const namespace = ["unshare", "--user", `--map-user=${nobody}`, `--map-group=${nobody}`];

/** Whether we may be nobody in a namespace of our own; ASSAY_NO_USER_NAMESPACE=1 says no. */
export function namespacesWork(env: NodeJS.ProcessEnv): boolean {
  return env["ASSAY_NO_USER_NAMESPACE"] !== "1" && runs([...namespace, "true"]);
}

/**
 * Not root: as we are. Root: in a user namespace where we are nobody (needs no account and no
 * change of owner). Where namespaces are refused, as some containers do: as the real nobody.
 */
export function unprivilegedLaunch(root: string, bundled: string, useNamespace: boolean): Launch {
  if (process.getuid?.() !== 0) return { programs: bundled, prefix: [], ids: {} };
  if (useNamespace) {
    giveTo(root, 0);
    return { programs: bundled, prefix: namespace, ids: {} };
  }
  return asNobody(root, bundled);
}

/**
 * Where the cluster lives: in `folder`, unless the server must run as nobody and nobody can get
 * there (a clone under root's closed home). Then under /var/lib, by a name made of the folder's.
 */
export function clusterFolder(folder: string, useNamespace: boolean): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0 || useNamespace) return folder;
  giveTo(folder, nobody);
  if (isReachable(folder)) return folder;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const elsewhere = join("/var/lib/assay", name);
  mkdirSync(elsewhere, { recursive: true });
  return elsewhere;
}

function isReachable(folder: string): boolean {
  return runs(["test", "-x", folder], { uid: nobody, gid: nobody });
}

function asNobody(root: string, bundled: string): Launch {
  const ids = { uid: nobody, gid: nobody };
  giveTo(root, nobody);
  if (!isReachable(root)) {
    throw new Error(
      `PostgreSQL does not run as root, and no unprivileged user can reach ${root}: set ASSAY_DATA to a folder that one can.`,
    );
  }
  const isReadable = runs([join(bundled, "bin/postgres"), "--version"], ids);
  return { programs: isReadable ? bundled : readableCopy(root, bundled), prefix: [], ids };
}

/** node_modules under a home folder of mode 0700 is closed to nobody, so the programs come along. */
function readableCopy(root: string, bundled: string): string {
  const copy = join(root, "programs");
  if (!existsSync(join(copy, "complete"))) {
    cpSync(bundled, copy, { recursive: true, verbatimSymlinks: true, force: true });
    mkdirSync(join(copy, "complete"));
    chmodSync(copy, 0o755);
  }
  return copy;
}

/** After a change between the two ways of running, the cluster's files change hands. */
function giveTo(folder: string, uid: number): void {
  if (lstatSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(path, uid);
    else if (!entry.isSymbolicLink()) chownSync(path, uid, uid);
  }
  chownSync(folder, uid, uid);
}

function runs(command: readonly string[], ids: Launch["ids"] = {}): boolean {
  const [program, ...args] = command;
  return (
    program !== undefined && spawnSync(program, args, { ...ids, stdio: "ignore" }).status === 0
  );
}
