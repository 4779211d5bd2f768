import { type CommandOptions, runCommand } from "../run-command.ts";
import { one, type Step } from "./step.ts";

/** A program that counts as one check: its exit code is its verdict. */
export function commandStep(name: string, command: string, options: CommandOptions): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand("/bin/sh", ["-c", command], options);
      return { ...one(code === 0), output };
    },
  };
}
