import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { FoundSecrets } from "#lib/domain/submission/secret.ts";
import type { ReadReport } from "#lib/summary/read-report.ts";
import { ledgerLines } from "./ledger-lines.ts";
import { rescoreLines } from "./rescore-lines.ts";

const problemsShown = 20;
const secretsShown = 20;

/** Prints a report for people, one short block per run. */
export function printReading({
  archive,
  runs,
  rescores = [],
  problems,
  ...found
}: ReadReport): void {
  console.log(
    `Format   ${archive.format ?? "not understood"} ${archive.formatVersion ?? ""}`.trimEnd(),
  );
  console.log(
    `Archive  sha256 ${archive.sha256 ?? "unknown"}, ${archive.bytes ?? "unknown"} bytes`,
  );
  for (const run of runs) printRun(run);
  for (const line of rescores.flatMap(rescoreLines)) console.log(line);
  for (const { effect, source, message } of problems.slice(0, problemsShown)) {
    console.log(`${effect === "note" ? "note" : "PROBLEM"}  ${source}: ${message}`);
  }
  const more = problems.length - problemsShown;
  if (more > 0) console.log(`... and ${more} more; --json prints them all`);
  printSecrets(found);
}

function printSecrets({ secrets, secretsUnlisted }: FoundSecrets): void {
  for (const { rule, preview, places, occurrences } of secrets.slice(0, secretsShown)) {
    const [first] = places;
    const others = occurrences > 1 ? ` and ${occurrences - 1} more places` : "";
    console.log(`SECRET?  ${first?.source} ${first?.part}${others}: ${rule} ${preview}`);
  }
  const more = secrets.length - secretsShown;
  if (more > 0) console.log(`... and ${more} more possible secrets; --json lists them`);
  if (secretsUnlisted > 0) console.log(`... and ${secretsUnlisted} more places of others, counted`);
}

function printRun(run: RunSummary): void {
  const { system, taskSet } = run;
  console.log(`\n${run.benchmark} / ${known(taskSet.name)}  ${run.id}`);
  console.log(`  model               ${known(system.model)}`);
  console.log(`  agent               ${known(system.agent)}`);
  for (const { name, value, source } of run.measurement.parts) {
    console.log(`  ${name.padEnd(20)}${known(value)}${source === null ? "" : ` (${source})`}`);
  }
  printScore(run);
  for (const line of ledgerLines(run)) console.log(`  ${line}`);
  if (run.asks.length > 0) console.log(`  unknown, may be declared: ${run.asks.join(", ")}`);
}

function printScore({ counts, score, plannedSource, reasons, reported }: RunSummary): void {
  if (counts !== null) {
    console.log(
      `  score               ${percent(score.low)}–${percent(score.high)} %, ${counts.valid}/${counts.planned} scored, ${counts.pass} pass, ${counts.fail} fail (plan: ${plannedSource})`,
    );
  }
  for (const [reason, n] of Object.entries(reasons)) console.log(`  ${reason.padEnd(24)}${n}`);
  for (const { metric, value, unit } of reported) {
    console.log(`  reported ${metric} ${known(value)} ${unit}`);
  }
}

function known(text: string | null): string {
  return text ?? "unknown";
}

function percent(fraction: number | null): string {
  return fraction === null ? "–" : (fraction * 100).toFixed(2);
}
