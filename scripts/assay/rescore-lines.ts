import type { RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";

/** A re-score for people: what it is and what it counts by itself; of its run only where there is a database. */
export function rescoreLines(rescore: RescoreSummary): readonly string[] {
  const { id, of, scoreSource, measurement, episodes, statuses, numberReturned } = rescore;
  const target = of.run ?? `the archive with sha256 ${of.archiveSha256}`;
  return [
    "",
    `re-score ${id} of ${target}`,
    `  source              ${scoreSource}`,
    ...measurement.parts.map(({ name, value }) => `  ${name.padEnd(20)}${value ?? "unknown"}`),
    `  episodes            ${episodes}`,
    ...Object.entries(statuses).map(([status, n]) => `    ${status.padEnd(18)}${n}`),
    ...(numberReturned === null ? [] : [`  number returned     ${numberReturned} (no score)`]),
    ...migrationLines(rescore),
    ...placementLines(rescore),
  ];
}

function migrationLines({ migration }: RescoreSummary): readonly string[] {
  const { agreed, disagreed, unknown } = migration;
  if (agreed + disagreed.length + unknown.length === 0) return [];
  return [
    `  migration check     ${agreed} agreed, ${disagreed.length} not, ${unknown.length} unknown`,
    ...disagreed.map((name) => `    differs: ${name}`),
  ];
}

function placementLines({ placement }: RescoreSummary): readonly string[] {
  if (placement === null) return ["  its run             not looked up: that needs a database"];
  const { run, matched, notInRun, notMentioned, agreement, counts, score } = placement;
  const over = `  over ${run}: ${matched} matched, ${notInRun.length} not in the run, ${notMentioned} not spoken of`;
  if (agreement !== null) {
    const { agreed, disagreed, unknown } = agreement;
    const told = `  a check: ${agreed} agreed, ${disagreed.length} not, ${unknown.length} without two values; no scores added`;
    return [over, told, ...disagreed.map((name) => `    differs: ${name}`)];
  }
  const bounds = [score.low, score.high].map((end) =>
    end === null ? "–" : (end * 100).toFixed(2),
  );
  return [over, `  adds a row: ${bounds.join("–")} %, ${counts.valid}/${counts.planned} scored`];
}
