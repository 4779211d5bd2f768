import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A text that stays the same while process `pid` lives and differs for any later process that is
 * given the same number. Null when there is no such process.
 */
export function processIdentity(pid: number): string | null {
  return process.platform === "linux" ? linuxIdentity(pid) : psIdentity(pid);
}

function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command stands in parentheses and may hold spaces; state is field 3, start time field 22.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTicks] = [fields[0], fields[19]];
    return state === "Z" || startTicks === undefined ? null : startTicks;
  } catch {
    return null;
  }
}

function psIdentity(pid: number): string | null {
  const { status, stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], {
    encoding: "utf8",
  });
  return status === 0 && stdout.trim() !== "" ? stdout.trim() : null;
}
