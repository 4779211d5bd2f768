import type { CriteriaChange } from "#lib/domain/task-set/criteria-change.ts";
import type { JsonValue } from "#lib/domain/task-set/scoring-fields.ts";
import type { ChangedTask } from "#lib/domain/task-set/task-set-diff.ts";

export interface FieldLine {
  readonly field: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly effect: string;
}

export interface ChangedTaskLine {
  readonly task: string;
  readonly effect: string;
  /** Null where the contents of a side are not known. */
  readonly fields: readonly FieldLine[] | null;
}

/** What changed of a task, entry by entry, and whether it can move a reward. */
export function changedTaskLine({ task, changes, movesReward }: ChangedTask): ChangedTaskLine {
  return {
    task,
    effect: effectOf(movesReward),
    fields: changes === null ? null : changes.map(fieldLine),
  };
}

function effectOf(movesReward: boolean | null): string {
  if (movesReward === null) return "whether it can move a reward is not known";
  return movesReward ? "can move a reward" : "cannot move a reward";
}

function fieldLine({ field, removed, added, movesReward }: CriteriaChange): FieldLine {
  return {
    field: field.replaceAll("_", " "),
    removed: removed.map(entryText),
    added: added.map(entryText),
    effect: movesReward ? "in the reward" : "not in the reward",
  };
}

/** A call as `name(arguments)`, anything else as it is written. */
function entryText(entry: JsonValue): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null || !("name" in entry))
    return JSON.stringify(entry);
  const { name, arguments: given, kwargs, compare_args: compared, action_id: _id, ...rest } = entry;
  const call = `${String(name)}(${JSON.stringify(given ?? kwargs ?? {})})`;
  const others = Object.entries({
    ...rest,
    ...(compared === null || compared === undefined ? {} : { compare_args: compared }),
  })
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [call, ...others].join(", ");
}
