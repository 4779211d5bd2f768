import { partValue } from "../measurement.ts";
import type { RunSummary } from "../run-summary.ts";
import type { RulerGrid } from "./decomposition.ts";

/** The corners of a change of ruler: scorer old or new, task data old or new. */
export type RulerCorner = keyof RulerGrid;

/** The row that stands in a corner, or why none does. */
export type RulerCell<Row> =
  | { readonly row: Row; readonly reason: null }
  | { readonly row: null; readonly reason: string };

type Ruled = Pick<RunSummary, "id" | "system" | "measurement" | "counts">;

/**
 * Which rows of a board stand in the four corners between two rows (measurement.md 8): rows of the same system in the
 * same mode, under the one or the other scorer version and task-set version. A corner that no row or several rows
 * could fill stays empty with that reason; nothing is taken from another system. Null unless both versions change
 * and the two rows are themselves alike.
 */
export function rulerCells<Row extends Ruled>(
  before: Row,
  after: Row,
  rows: readonly Row[],
): Readonly<Record<RulerCorner, RulerCell<Row>>> | null {
  const [old, next] = [versionsOf(before), versionsOf(after)];
  if (old === null || next === null) return null;
  if (old.scorer === next.scorer || old.data === next.data || !isAlike(after, before)) return null;
  const own = rows.filter((row) => isAlike(row, before));
  const at = (scorer: string, data: string) => cellOf(own, scorer, data);
  return {
    oldScorerOldData: { row: before, reason: null },
    newScorerOldData: at(next.scorer, old.data),
    oldScorerNewData: at(old.scorer, next.data),
    newScorerNewData: { row: after, reason: null },
  };
}

interface Versions {
  readonly scorer: string;
  readonly data: string;
}

function versionsOf({ measurement }: Ruled): Versions | null {
  const scorer = partValue(measurement.parts, "scorer_version");
  const data = partValue(measurement.parts, "task_set_version");
  return scorer === null || data === null ? null : { scorer, data };
}

/** The same system, measured in the same mode by the same user and reward basis, with episodes. */
function isAlike({ system, measurement, counts }: Ruled, other: Ruled): boolean {
  const held = ["mode", "user_simulator", "reward_basis"] as const;
  return (
    counts !== null &&
    system.model === other.system.model &&
    system.agent === other.system.agent &&
    held.every((name) => {
      return partValue(measurement.parts, name) === partValue(other.measurement.parts, name);
    })
  );
}

function cellOf<Row extends Ruled>(
  rows: readonly Row[],
  scorer: string,
  data: string,
): RulerCell<Row> {
  const found = rows.filter((row) => {
    const versions = versionsOf(row);
    return versions !== null && versions.scorer === scorer && versions.data === data;
  });
  const [only, ...others] = found;
  if (only === undefined) {
    return {
      row: null,
      reason: `no row of this system under scorer ${scorer} on task set ${data}`,
    };
  }
  return others.length === 0
    ? { row: only, reason: null }
    : { row: null, reason: `${found.length} rows of this system could stand here` };
}
