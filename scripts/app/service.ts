import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { endWithParent } from "./end-with-parent.ts";

export interface Service {
  /** Settles when the process is gone, whatever the reason. */
  readonly gone: Promise<void>;
  /** Asks it to end, and ends it when it does not. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly quiet: boolean;
}

const patienceMs = 5000;

/** Starts a Node process of the application in a group of its own, so that ctrl-C reaches us first. */
export function startService(args: readonly string[], options: ServiceOptions): Service {
  const child = spawn(process.execPath, ["--import", endWithParent, ...args], {
    env: options.env,
    detached: true,
    stdio: ["ignore", options.quiet ? "ignore" : "inherit", "inherit", "ipc"],
  });
  let running = true;
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => {
      running = false;
      resolve();
    });
  });
  async function stop(): Promise<void> {
    if (running) child.kill("SIGTERM");
    await Promise.race([gone, sleep(patienceMs, undefined, { ref: false })]);
    if (child.pid !== undefined) endGroup(child.pid);
    await gone;
  }
  return { gone, stop };
}

/** Ends what is left of the child's group: itself if it hangs, and helpers it started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing was left.
  }
}
