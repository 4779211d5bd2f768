import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type CommandOptions, runCommand } from "../run-command.ts";
import type { Step } from "./step.ts";

const Report = z.object({
  stats: z.object({
    expected: z.number().int(),
    unexpected: z.number().int(),
    flaky: z.number().int(),
    skipped: z.number().int(),
  }),
});

/** Journeys in a real browser against a production server of their own. */
export function playwrightStep(options: CommandOptions): Step {
  return {
    name: "browser",
    async run() {
      const folder = mkdtempSync(join(tmpdir(), "assay-playwright-"));
      const file = join(folder, "report.json");
      const { code, output } = await runCommand(
        "node_modules/.bin/playwright",
        ["test", "--reporter=list,json"],
        { ...options, env: { ...(options.env ?? process.env), PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
      );
      const counts = existsSync(file) ? toCounts(readFileSync(file, "utf8")) : none;
      rmSync(folder, { recursive: true });
      const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
      return { ...counts, failed, output };
    },
  };
}

const none = { passed: 0, failed: 0, skipped: 0 };

/** A test that passed only when tried again counts as failed. */
function toCounts(json: string) {
  const { stats } = Report.parse(JSON.parse(json));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
