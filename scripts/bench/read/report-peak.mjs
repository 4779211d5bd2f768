// Loaded with --import into each measured process: says on descriptor 3 how much memory it had at most.
import { readFileSync, writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const peakDescriptor = 3;

if (isMainThread) process.on("exit", () => writeSync(peakDescriptor, String(peakBytes())));

/** Linux counts maxRSS on from the process that forked; VmHWM is this program's own. */
function peakBytes() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"));
    return Number(kilobytes) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
