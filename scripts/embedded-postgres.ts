import { join, resolve } from "node:path";
import { withLock } from "./lock-file.ts";
import { bundledPostgres } from "./postgres/binaries.ts";
import { ensureCluster } from "./postgres/cluster.ts";
import { readConnection } from "./postgres/connection-file.ts";
import { returnLease, takeLease } from "./postgres/lease.ts";
import { startServer, stopServer } from "./postgres/server.ts";
import { serverDataDirectory } from "./postgres/server-data-directory.ts";
import { clusterFolder, namespacesWork, unprivilegedLaunch } from "./postgres/unprivileged.ts";

export interface EmbeddedPostgres {
  /** Of the database `postgres`, as a user who may create others. */
  readonly url: string;
  /** Leaves the server; the last process to leave stops it. Calling it again does nothing. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False for tests: faster, and data is lost when the machine (not just a process) dies. */
  readonly durable: boolean;
}

/**
 * The bundled PostgreSQL with its data under `folder`: started, or joined when it runs already
 * (for another process, or left behind by a killed one). See docs/decisions/002.
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: EmbeddedOptions = { durable: true },
): Promise<EmbeddedPostgres> {
  const useNamespace = namespacesWork(process.env);
  const root = clusterFolder(resolve(folder), useNamespace);
  const lock = join(root, "start.lock");
  const url = await withLock(lock, async () => {
    const running = await runningServer(root);
    const reached = running ?? (await start(root, options, useNamespace));
    takeLease(root);
    return reached;
  });

  let left = false;
  async function stop(): Promise<void> {
    if (left) return;
    left = true;
    await withLock(lock, async () => {
      if (returnLease(root)) await stopServer(root);
    });
  }
  return { url, stop };
}

/** Only a server that says it serves this very folder is ours: another may have taken the port. */
async function runningServer(root: string): Promise<string | null> {
  const url = readConnection(root)?.url ?? null;
  if (url === null) return null;
  return (await serverDataDirectory(url)) === join(root, "data") ? url : null;
}

async function start(
  root: string,
  options: EmbeddedOptions,
  useNamespace: boolean,
): Promise<string> {
  const launch = unprivilegedLaunch(root, bundledPostgres(), useNamespace);
  await ensureCluster(root, launch);
  return startServer(root, launch, options.durable);
}
