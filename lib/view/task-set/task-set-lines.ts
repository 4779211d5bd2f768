import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import { boardSlug } from "#lib/domain/path-segment.ts";

interface Version {
  readonly benchmark: string;
  readonly taskSet: string;
  readonly labels: readonly string[];
  readonly runs: readonly unknown[];
}

export interface TaskSetLine {
  readonly slug: string;
  readonly name: string;
  readonly versions: number;
  readonly labels: string;
  readonly runs: number;
}

/** Task sets with how many versions of each are known, by name. */
export function taskSetLines(versions: readonly Version[]): readonly TaskSetLine[] {
  const sets = new Map<string, Version[]>();
  for (const version of versions) {
    const slug = boardSlug(version.benchmark, version.taskSet);
    const known = sets.get(slug);
    if (known === undefined) sets.set(slug, [version]);
    else known.push(version);
  }
  return [...sets]
    .map(([slug, own]) => ({
      slug,
      name: own
        .slice(0, 1)
        .map(({ benchmark, taskSet }) => `${benchmark} / ${taskSet}`)
        .join(""),
      versions: own.length,
      labels: own.flatMap(({ labels }) => labels).join(", "),
      runs: own.reduce((sum, { runs }) => sum + runs.length, 0),
    }))
    .toSorted((a, b) => compareCodePoints(a.name, b.name));
}
