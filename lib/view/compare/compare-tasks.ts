import type { ComparedScore } from "#lib/domain/compare/compared-score.ts";
import {
  type TaskDisagreement,
  taskDisagreements,
} from "#lib/domain/compare/task-disagreements.ts";
import { transitionWord } from "#lib/domain/diff/transition-word.ts";
import type { TransitionWord } from "#lib/domain/diff/transitions.ts";
import { formatPoints } from "../words/format-points.ts";
import type { CompareSide } from "./compare-side.ts";

export interface TaskLine {
  readonly task: string;
  readonly a: readonly TrialWord[];
  readonly b: readonly TrialWord[];
  /** A - B in points. */
  readonly text: string;
}

export interface TrialWord {
  readonly trial: number;
  readonly word: TransitionWord;
}

export interface TaskPage {
  readonly lines: readonly TaskLine[];
  readonly matching: number;
  readonly page: number;
  readonly pages: number;
}

export interface TaskChoice {
  /** Only tasks of which some trial has these outcomes; null for all. */
  readonly cell: { readonly a: TransitionWord; readonly b: TransitionWord } | null;
  readonly page: number;
}

const tasksAPage = 100;

/** One page of the common tasks, those first on which the sides disagree most. */
export function taskPage(a: CompareSide, b: CompareSide, { cell, page }: TaskChoice): TaskPage {
  const lines = taskDisagreements(a.scores, b.scores)
    .map(lineOf)
    .filter((line) => cell === null || hasCell(line, cell));
  const pages = Math.max(1, Math.ceil(lines.length / tasksAPage));
  const shown = Math.min(page, pages);
  return {
    lines: lines.slice((shown - 1) * tasksAPage, shown * tasksAPage),
    ...{ matching: lines.length, page: shown, pages },
  };
}

function lineOf({ task, a, b, difference }: TaskDisagreement): TaskLine {
  return { task, a: words(a), b: words(b), text: formatPoints(difference.low, difference.high) };
}

function words(scores: readonly ComparedScore[]): readonly TrialWord[] {
  return scores.flatMap(({ trial, status, outcome }) => {
    const word = transitionWord(status, outcome);
    return word === null ? [] : [{ trial, word }];
  });
}

function hasCell({ a, b }: TaskLine, cell: NonNullable<TaskChoice["cell"]>): boolean {
  const other = new Map(b.map(({ trial, word }) => [trial, word]));
  return a.some(({ trial, word }) => word === cell.a && other.get(trial) === cell.b);
}
