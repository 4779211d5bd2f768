import { type RunDiff, runDiff } from "#lib/domain/diff/run-diff.ts";
import { type TransitionWord, transitionWords } from "#lib/domain/diff/transitions.ts";
import { counted } from "../words/format.ts";
import type { CompareSide } from "./compare-side.ts";

/** How often each outcome of A met each outcome of B, on the trials that both plan. */
export interface OutcomeTable {
  /** Outcomes that occur on either side. */
  readonly words: readonly TransitionWord[];
  readonly rows: readonly OutcomeRow[];
  readonly totals: readonly number[];
  readonly episodes: number;
  readonly sentence: string;
  /** Trials that only one side plans, in words; null for none. */
  readonly leftOut: string | null;
}

interface OutcomeRow {
  readonly word: TransitionWord;
  readonly cells: readonly { readonly word: TransitionWord; readonly count: number }[];
  readonly total: number;
}

export function outcomeTable(a: CompareSide, b: CompareSide): OutcomeTable {
  const diff = runDiff(a.scores, b.scores);
  const { matrix, episodes } = diff.transitions;
  const rowTotal = (word: TransitionWord) =>
    transitionWords.reduce((sum, other) => sum + matrix[word][other], 0);
  const columnTotal = (word: TransitionWord) =>
    transitionWords.reduce((sum, other) => sum + matrix[other][word], 0);
  const words = transitionWords.filter((word) => rowTotal(word) + columnTotal(word) > 0);
  return {
    ...{ words, episodes },
    rows: words.map((word) => ({
      word,
      cells: words.map((other) => ({ word: other, count: matrix[word][other] })),
      total: rowTotal(word),
    })),
    totals: words.map(columnTotal),
    sentence: sentenceOf(diff, a, b),
    leftOut: leftOutOf(diff, a, b),
  };
}

function sentenceOf({ transitions }: RunDiff, a: CompareSide, b: CompareSide): string {
  const { compared, passToFail, failToPass } = transitions;
  const both = `Of ${counted(compared, "episode")} that both pass or fail`;
  return `${both}, ${a.letter} alone passes ${passToFail} and ${b.letter} alone ${failToPass}.`;
}

function leftOutOf(diff: RunDiff, a: CompareSide, b: CompareSide): string | null {
  const { onlyBefore, onlyAfter } = diff;
  if (onlyBefore.length + onlyAfter.length === 0) return null;
  return `Paired by task and trial: ${counted(onlyBefore.length, "episode")} of ${a.letter} and ${onlyAfter.length} of ${b.letter} have no such trial on the other side and are not in this table.`;
}
