import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { ComparedScore } from "#lib/domain/compare/compared-score.ts";
import { scoredSum } from "#lib/domain/compare/scored-sum.ts";
import type { SharedSide } from "#lib/domain/compare/shared-tasks.ts";
import { ofScored, type ScoredSum, scoreBounds } from "#lib/domain/score/score-bounds.ts";
import { formatBounds, formatPercent, spokenBounds } from "../words/format.ts";
import { systemLabel } from "../words/system-label.ts";

/** One run of a comparison, on the tasks that all of them plan. */
export interface CompareSide {
  readonly id: string;
  /** A for the baseline, then B to F. */
  readonly letter: string;
  readonly label: string;
  readonly model: string | null;
  readonly scores: readonly ComparedScore[];
  readonly sum: ScoredSum;
  /** `30.0–80.0 %`; a dash where no task is common. */
  readonly boundsText: string;
  readonly ofScoredText: string;
  /** `50/100 scored`. */
  readonly coverage: string;
  readonly unresolved: number;
  /** Shares of the planned episodes for a bar, and the same in words. */
  readonly pass: number;
  readonly open: number;
  readonly spoken: string;
  readonly leftOut: readonly string[];
  readonly leftOutEpisodes: number;
}

export function compareSide(run: BoardRun, shared: SharedSide, at: number): CompareSide {
  const { scores, leftOut, leftOutEpisodes } = shared;
  const sum = scoredSum(scores);
  const bounds = scoreBounds(sum);
  const unresolved = sum.planned - sum.valid;
  const letter = String.fromCodePoint(firstLetter + at);
  return {
    ...{ id: run.id, letter, label: systemLabel(run.system), model: run.system.model },
    ...{ scores, sum, unresolved, leftOut, leftOutEpisodes },
    boundsText: bounds === null ? "–" : formatBounds(bounds.low, bounds.high),
    ofScoredText: formatPercent(ofScored(sum)),
    coverage: `${sum.valid}/${sum.planned} scored`,
    pass: bounds === null ? 0 : bounds.low,
    open: bounds === null ? 0 : bounds.high - bounds.low,
    spoken:
      bounds === null
        ? "no common task"
        : `${letter}: ${unresolved} unresolved of ${sum.planned}, ${spokenBounds(bounds.low, bounds.high)}`,
  };
}

const firstLetter = 65;
