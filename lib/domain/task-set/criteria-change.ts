import { compareCodePoints } from "../order/compare-code-points.ts";
import type { JsonValue, ScoringFields } from "./scoring-fields.ts";

/** One field of a task's criteria that two versions write differently. */
export interface CriteriaChange {
  readonly field: string;
  /** Entries that only the earlier version has, and only the later: of a list its items, else the value itself. */
  readonly removed: readonly JsonValue[];
  readonly added: readonly JsonValue[];
  /** Whether it can move a reward: it touches something that the reward is made of. */
  readonly movesReward: boolean;
}

/** What tau2 takes for the basis where a task names none. */
const defaultBasis = ["DB", "COMMUNICATE"];

/**
 * What changed between two versions of one task's criteria, by field. A reward moves only by what is in its basis:
 * reference actions where the database or the actions are, `compare_args` only where the actions are, each kind of
 * assertion where it is. A field nobody knows is taken to move it: that it does not cannot be shown.
 */
export function criteriaChanges(
  before: ScoringFields,
  after: ScoringFields,
): readonly CriteriaChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const basis = new Set([...basisOf(before), ...basisOf(after)]);
  return names.flatMap((field) => {
    const [earlier, later] = [entriesOf(before[field]), entriesOf(after[field])];
    const [removed, added] = [without(earlier, later), without(later, earlier)];
    const isMoved = removed.length === 0 && added.length === 0 && !isSame(earlier, later);
    if (removed.length === 0 && added.length === 0 && !isMoved) return [];
    const movesReward = moves({ field, before, after, basis });
    return [
      { field, removed: isMoved ? earlier : removed, added: isMoved ? later : added, movesReward },
    ];
  });
}

function basisOf({ reward_basis: basis }: ScoringFields): readonly string[] {
  return Array.isArray(basis) ? basis.map(String) : defaultBasis;
}

/** A list's items, or the one value; an absent field has none. */
function entriesOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** What of `some` is not in `others`, each entry as often as it stands there. */
function without(some: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] {
  let left = others.map(text);
  return some.filter((entry) => {
    const at = left.indexOf(text(entry));
    if (at >= 0) left = left.toSpliced(at, 1);
    return at < 0;
  });
}

function text(value: JsonValue): string {
  return JSON.stringify(value);
}

function isSame(some: readonly JsonValue[], others: readonly JsonValue[]): boolean {
  return text(some) === text(others);
}

interface Changed {
  readonly field: string;
  readonly before: ScoringFields;
  readonly after: ScoringFields;
  readonly basis: ReadonlySet<string>;
}

function moves({ field, before, after, basis }: Changed): boolean {
  switch (field) {
    case "actions":
      return basis.has("ACTION") || (basis.has("DB") && changesCalls(before[field], after[field]));
    case "communicate_info":
      return basis.has("COMMUNICATE");
    case "nl_assertions":
      return basis.has("NL_ASSERTION");
    case "env_assertions":
      return basis.has("ENV_ASSERTION");
    case "reward_basis":
      return !isSame([...basisOf(before)].toSorted(), [...basisOf(after)].toSorted());
    default:
      return true;
  }
}

/** Whether the reference makes other calls, or in another order; how their arguments are compared is no call. */
function changesCalls(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  return !isSame(entriesOf(before).map(callOf), entriesOf(after).map(callOf));
}

const aboutComparing = new Set(["compare_args", "action_id", "info"]);

function callOf(action: JsonValue): JsonValue {
  if (typeof action !== "object" || action === null || isList(action)) return action;
  return Object.entries(action)
    .filter(([name]) => !aboutComparing.has(name))
    .toSorted(([a], [b]) => compareCodePoints(a, b))
    .map(([name, value]) => [name, value]);
}
