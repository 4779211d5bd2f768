import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { processIdentity } from "../process-identity.ts";
import { readConnection, writeConnection } from "./connection-file.ts";
import { serverDataDirectory } from "./server-data-directory.ts";
import type { Launch } from "./unprivileged.ts";

const attempts = 40;
const readyTimeoutMs = 120_000;

const settings = [
  "listen_addresses=127.0.0.1",
  // The default socket folder is shared with every other server of the machine.
  "unix_socket_directories=",
  "max_wal_size=2GB",
  "shared_buffers=256MB",
  "work_mem=32MB",
];
const notDurable = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts the server on a free port and waits until it answers. After a kill, the old server's
 * processes hold the lock file or the shared memory for a moment, hence the attempts.
 */
export async function startServer(root: string, launch: Launch, durable: boolean): Promise<string> {
  const password = readConnection(root)?.password;
  if (password === undefined) throw new Error(`${root} has no connection.json`);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort();
    const url = `postgres://assay:${password}@127.0.0.1:${port}/postgres`;
    const child = spawnServer(root, launch, port, durable);
    if (await becomesReady(child, url, join(root, "data"))) {
      child.unref();
      writeConnection(root, { password, url });
      return url;
    }
    await sleep(250);
  }
  throw new Error(`PostgreSQL does not start:\n${lastLines(logPath(root))}`);
}

function spawnServer(root: string, launch: Launch, port: number, durable: boolean): ChildProcess {
  const log = openSync(logPath(root), "a", 0o600);
  const [program, ...args] = [
    ...launch.prefix,
    join(launch.programs, "bin/postgres"),
    ...["-D", join(root, "data"), "-p", String(port)],
    ...[...settings, ...(durable ? [] : notDurable)].flatMap((setting) => ["-c", setting]),
  ];
  // Detached: ctrl-C in the terminal must reach us first, not the server.
  const child = spawn(program ?? "", args, {
    ...launch.ids,
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  return child;
}

async function becomesReady(child: ChildProcess, url: string, folder: string): Promise<boolean> {
  let over = false;
  child.once("exit", () => {
    over = true;
  });
  child.once("error", () => {
    over = true;
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!over && Date.now() < deadline) {
    if ((await serverDataDirectory(url)) === folder) return true;
    await sleep(25);
  }
  if (!over) child.kill("SIGKILL");
  return false;
}

/** A fast stop: connections are closed, nothing stored is lost. */
export async function stopServer(root: string): Promise<void> {
  const pid = serverPid(root);
  if (pid === null || processIdentity(pid) === null) return;
  process.kill(pid, "SIGINT");
  while (processIdentity(pid) !== null) await sleep(10);
}

function serverPid(root: string): number | null {
  const path = join(root, "data/postmaster.pid");
  if (!existsSync(path)) return null;
  const pid = Number(readFileSync(path, "utf8").split("\n")[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function logPath(root: string): string {
  return join(root, "postgres.log");
}

function lastLines(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(-15).join("\n") : "";
}
