import { compareCodePoints } from "../order/compare-code-points.ts";

/** An episode that was validly scored when it was recorded, and what its replay gave. */
export interface ReplayedScore {
  readonly scaffold: string | null;
  readonly terminationReason: string | null;
  readonly recorded: number;
  /** Null when the replay gave no score. */
  readonly replayed: number | null;
}

export interface FidelityRow {
  /** Null is the group of those whose name nobody knows. */
  readonly group: string | null;
  readonly scored: number;
  readonly replayed: number;
  readonly agree: number;
  /** Agreeing over replayed; null when nothing was replayed. */
  readonly agreement: number | null;
}

export interface ReplayFidelity {
  readonly all: FidelityRow;
  readonly byScaffold: readonly FidelityRow[];
  readonly byTerminationReason: readonly FidelityRow[];
}

const tolerance = 1e-6;

/**
 * How far a replay can be trusted where its answer is known: its agreement with the recorded score on validly scored
 * episodes, by scaffold and by termination reason (measurement.md 9). Stands beside every recovered score.
 */
export function replayFidelity(episodes: readonly ReplayedScore[]): ReplayFidelity {
  return {
    all: rowOf(null, episodes),
    byScaffold: rowsBy(episodes, ({ scaffold }) => scaffold),
    byTerminationReason: rowsBy(episodes, ({ terminationReason }) => terminationReason),
  };
}

function rowsBy(
  episodes: readonly ReplayedScore[],
  groupOf: (episode: ReplayedScore) => string | null,
): FidelityRow[] {
  const groups = [...new Set(episodes.map(groupOf))].toSorted(unknownLast);
  return groups.map((group) =>
    rowOf(
      group,
      episodes.filter((episode) => groupOf(episode) === group),
    ),
  );
}

function unknownLast(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareCodePoints(a, b);
}

function rowOf(group: string | null, episodes: readonly ReplayedScore[]): FidelityRow {
  const differences = episodes.flatMap(({ recorded, replayed: again }) =>
    again === null ? [] : [Math.abs(recorded - again)],
  );
  const replayed = differences.length;
  const agree = differences.filter((difference) => difference <= tolerance).length;
  const agreement = replayed === 0 ? null : agree / replayed;
  return { group, scored: episodes.length, replayed, agree, agreement };
}
