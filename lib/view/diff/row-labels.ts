import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";

/** A name for each row by its id; the id stands beside a name that several rows have. */
export function rowLabels(rows: readonly ReportedRow[]): ReadonlyMap<string, string> {
  const labels = new Map(rows.map(({ id, label }) => [id, label]));
  const all = [...labels.values()];
  const isShared = (label: string) => all.indexOf(label) !== all.lastIndexOf(label);
  return new Map(
    [...labels].map(([id, label]) => [id, isShared(label) ? `${label} (${id})` : label]),
  );
}
