import { readdir, readFile } from "node:fs/promises";

/**
 * The most memory that each Node process of the application under test ever held, in bytes: the web
 * server and the worker. Linux only.
 */
export async function serverPeaks(): Promise<readonly number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => peakBytes(pid).catch(() => null)));
  return found.filter((bytes) => bytes !== null);
}

/** Null for a process that is none of the application's. */
async function peakBytes(pid: string): Promise<number | null> {
  const environment = (await readFile(`/proc/${pid}/environ`, "utf8")).split("\0");
  if (!environment.includes(`ASSAY_DATA=${process.env["E2E_DATA"]}`)) return null;
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
