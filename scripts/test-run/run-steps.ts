import type { Counts, Step, StepResult } from "./step.ts";

/** Runs each step, whatever became of those before it, and adds up what they count. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const started = performance.now();
    const result = await runStep(step);
    report(step.name, result, (performance.now() - started) / 1000);
    total = {
      passed: total.passed + result.passed,
      failed: total.failed + result.failed,
      skipped: total.skipped + result.skipped,
    };
  }
  return total;
}

/** A step that throws has failed: the others still run. */
async function runStep(step: Step): Promise<StepResult> {
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

function report(name: string, { passed, failed, skipped, output }: StepResult, seconds: number) {
  const mark = failed === 0 ? "ok  " : "FAIL";
  const counts = passed + failed + skipped > 1 ? `  ${passed}/${failed}/${skipped}` : "";
  console.log(`${mark} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (failed > 0) console.log(output.trimEnd());
}
