import {
  type RegisteredTaskSet,
  registeredTaskSets,
} from "#lib/domain/benchmarks/registered-task-sets.ts";
import { nothingAskedHash } from "./nothing-asked-hash.ts";

/**
 * The registered task set that a file's tasks belong to, told by their scoring hashes (a subset is still that set);
 * null when a task differs, when two sets would fit, or when no task asks for anything.
 */
export function deriveTaskSet(
  scoringHashes: ReadonlyMap<string, string | null>,
  registered: readonly RegisteredTaskSet[] = registeredTaskSets,
): string | null {
  const known = [...scoringHashes].filter(([, hash]) => hash !== null);
  if (!known.some(([, hash]) => hash !== nothingAskedHash)) return null;
  const fitting = registered.filter(({ scoringHashes: expected }) =>
    known.every(([task, hash]) => expected[task] === hash),
  );
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? only.name : null;
}
