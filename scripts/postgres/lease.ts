import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { processIdentity } from "../process-identity.ts";

/** One file per process that uses the server, so that the last one to leave stops it. */
export function takeLease(root: string): void {
  mkdirSync(join(root, "leases"), { recursive: true });
  writeFileSync(leasePath(root, process.pid), String(processIdentity(process.pid)));
}

/** Gives the lease back; true when no other living process holds one. */
export function returnLease(root: string): boolean {
  rmSync(leasePath(root, process.pid), { force: true });
  const others = readdirSync(join(root, "leases")).map(Number);
  return !others.some((pid) => holds(root, pid));
}

function holds(root: string, pid: number): boolean {
  const path = leasePath(root, pid);
  if (readFileSync(path, "utf8") === processIdentity(pid)) return true;
  rmSync(path, { force: true });
  return false;
}

function leasePath(root: string, pid: number): string {
  return join(root, "leases", String(pid));
}
