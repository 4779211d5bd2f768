import type { TaskRecord } from "#lib/domain/record.ts";
import { canonicalHash } from "./canonical-hash.ts";

/**
 * sha256 over the sorted [task id, hash of its scoring fields]: instruction text stays out, so two files that
 * score alike are one task set. Null when some task has no scoring fields in the archive.
 */
export function taskSetHash(tasks: readonly TaskRecord[]): string | null {
  const pairs: [string, string][] = [];
  for (const { task, scoringHash } of tasks) {
    if (scoringHash === null) return null;
    pairs.push([task, scoringHash]);
  }
  if (pairs.length === 0) return null;
  return canonicalHash(pairs.toSorted(byTask));
}

function byTask([a]: readonly [string, string], [b]: readonly [string, string]): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
