import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type CommandOptions, runCommand } from "../run-command.ts";
import type { Step } from "./step.ts";

const Report = z.object({
  numPassedTests: z.number().int(),
  numFailedTests: z.number().int(),
  numPendingTests: z.number().int(),
  numTodoTests: z.number().int(),
});

/** Unit, property and database tests, with the branch coverage that lib/domain must have. */
export function vitestStep(options: CommandOptions): Step {
  return {
    name: "vitest",
    async run() {
      const folder = mkdtempSync(join(tmpdir(), "assay-vitest-"));
      const file = join(folder, "report.json");
      const args = [
        ...["run", "--coverage", "--reporter=default", "--reporter=json"],
        `--outputFile.json=${file}`,
      ];
      const { code, output } = await runCommand("node_modules/.bin/vitest", args, options);
      const counts = existsSync(file) ? toCounts(readFileSync(file, "utf8")) : none;
      rmSync(folder, { recursive: true });
      // A file that cannot be loaded, or coverage below the threshold, fails the run but no test.
      const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
      return { ...counts, failed, output };
    },
  };
}

const none = { passed: 0, failed: 0, skipped: 0 };

function toCounts(json: string) {
  const report = Report.parse(JSON.parse(json));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
