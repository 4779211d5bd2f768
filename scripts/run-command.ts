import { spawn } from "node:child_process";
import { endWithParent } from "./app/end-with-parent.ts";

export interface CommandResult {
  readonly code: number;
  /** What it wrote, both streams in the order they came. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the program with SIGTERM. */
  readonly signal?: AbortSignal;
}

/** Runs a program to its end and keeps what it says. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (bytes: Buffer) => chunks.push(bytes));
    child.stderr?.on("data", (bytes: Buffer) => chunks.push(bytes));
    child.once("error", reject);
    child.once("close", (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** The same for a Node program, which also ends when this process is killed. */
export function runNode(args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return runCommand(process.execPath, ["--import", endWithParent, ...args], options);
}
