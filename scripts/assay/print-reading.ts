import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { ReadReport } from "#lib/summary/read-report.ts";

const problemsShown = 20;

/** Prints a report for people, one short block per run. */
export function printReading({ archive, runs, problems }: ReadReport): void {
  console.log(
    `Format   ${archive.format ?? "not understood"} ${archive.formatVersion ?? ""}`.trimEnd(),
  );
  console.log(
    `Archive  sha256 ${archive.sha256 ?? "unknown"}, ${archive.bytes ?? "unknown"} bytes`,
  );
  for (const run of runs) printRun(run);
  for (const { effect, source, message } of problems.slice(0, problemsShown)) {
    console.log(`${effect === "note" ? "note" : "PROBLEM"}  ${source}: ${message}`);
  }
  const more = problems.length - problemsShown;
  if (more > 0) console.log(`... and ${more} more; --json prints them all`);
}

function printRun(run: RunSummary): void {
  const { system, taskSet, counts, score } = run;
  console.log(`\n${run.benchmark} / ${taskSet.name ?? "task set unknown"}  ${run.id}`);
  console.log(`  system   ${system.model ?? "model unknown"} · ${system.agent ?? "agent unknown"}`);
  for (const { name, value, source } of run.measurement.parts) {
    console.log(
      `  ${name.padEnd(20)}${value ?? "unknown"}${source === null ? "" : ` (${source})`}`,
    );
  }
  if (counts === null) {
    for (const { metric, value, unit } of run.reported) {
      console.log(`  reported ${metric} ${value ?? "unknown"} ${unit}`);
    }
    return;
  }
  const percent = (value: number | null) => (value === null ? "–" : (value * 100).toFixed(2));
  console.log(
    `  score    ${percent(score.low)}–${percent(score.high)} %, ${counts.valid}/${counts.planned} scored, ${counts.pass} pass, ${counts.fail} fail (plan: ${run.plannedSource})`,
  );
  for (const [reason, n] of Object.entries(run.reasons)) console.log(`  ${reason.padEnd(24)}${n}`);
  if (run.asks.length > 0) console.log(`  unknown, may be declared: ${run.asks.join(", ")}`);
}
