import { naturalOrder } from "../order/natural-order.ts";
import { type CriteriaChange, criteriaChanges } from "./criteria-change.ts";
import type { ScoringFields } from "./scoring-fields.ts";

/** A task in one version of its set. */
export interface VersionedTask {
  readonly task: string;
  /** Equal hashes are equal criteria; null when the archive holds none. */
  readonly scoringHash: string | null;
  /** Null when only the hash is known, or when its contents are held back. */
  readonly fields: ScoringFields | null;
}

/** A task whose criteria two versions write differently. */
export interface ChangedTask {
  readonly task: string;
  /** Null where the contents of a side are not known: that they differ is known by their hashes. */
  readonly changes: readonly CriteriaChange[] | null;
  /** Null where nobody can say. */
  readonly movesReward: boolean | null;
}

export interface TaskSetDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedTask[];
  readonly same: number;
  /** Tasks in both without a hash on some side: whether they changed is not known. */
  readonly unknown: readonly string[];
}

/** Compares two versions of a task set, task by task. */
export function taskSetDiff(
  before: readonly VersionedTask[],
  after: readonly VersionedTask[],
): TaskSetDiff {
  const later = new Map(after.map((task) => [task.task, task]));
  const pairs = before.flatMap((earlier) => {
    const other = later.get(earlier.task);
    return other === undefined ? [] : [{ earlier, later: other }];
  });
  const hashed = pairs.filter(({ earlier, later: other }) => hasHash(earlier) && hasHash(other));
  const differing = hashed.filter(
    ({ earlier, later: other }) => earlier.scoringHash !== other.scoringHash,
  );
  return {
    added: namesOutside(after, before),
    removed: namesOutside(before, after),
    changed: differing
      .map((pair) => changedTask(pair.earlier, pair.later))
      .toSorted((a, b) => naturalOrder(a.task, b.task)),
    same: hashed.length - differing.length,
    unknown: pairs
      .filter((pair) => !hashed.includes(pair))
      .map(({ earlier }) => earlier.task)
      .toSorted(naturalOrder),
  };
}

function hasHash({ scoringHash }: VersionedTask): boolean {
  return scoringHash !== null;
}

function changedTask({ task, fields }: VersionedTask, after: VersionedTask): ChangedTask {
  if (fields === null || after.fields === null) return { task, changes: null, movesReward: null };
  const changes = criteriaChanges(fields, after.fields);
  return { task, changes, movesReward: changes.some(({ movesReward }) => movesReward) };
}

function namesOutside(
  some: readonly VersionedTask[],
  others: readonly VersionedTask[],
): readonly string[] {
  const known = new Set(others.map(({ task }) => task));
  return some
    .map(({ task }) => task)
    .filter((task) => !known.has(task))
    .toSorted(naturalOrder);
}
