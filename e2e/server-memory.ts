import { readdir, readFile } from "node:fs/promises";

export interface ProcessMemory {
  readonly pid: number;
  /** What it holds now. */
  readonly residentBytes: number;
  /** The most it ever held. */
  readonly peakBytes: number;
}

/** The Node processes of the application under test: the web server and the worker. Linux only. */
export async function serverMemory(): Promise<readonly ProcessMemory[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => memoryOf(pid).catch(() => null)));
  return found.filter((memory) => memory !== null);
}

/** Null for a process that is none of the application's. */
async function memoryOf(pid: string): Promise<ProcessMemory | null> {
  const environment = (await readFile(`/proc/${pid}/environ`, "utf8")).split("\0");
  if (!environment.includes(`ASSAY_DATA=${process.env["E2E_DATA"]}`)) return null;
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const bytesOf = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
  return { pid: Number(pid), residentBytes: bytesOf("VmRSS"), peakBytes: bytesOf("VmHWM") };
}
