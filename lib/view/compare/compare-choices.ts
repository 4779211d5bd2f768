import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { type DiffChoice, diffChoices } from "../diff/diff-choices.ts";

/** What a reader may choose to compare. */
export interface CompareChoices {
  readonly boards: readonly Pick<Board, "slug" | "title">[];
  /** The board whose runs are offered; empty for none. */
  readonly board: string;
  readonly runs: readonly DiffChoice[];
  /** Rows of the board that are no runs with episodes. */
  readonly withoutEpisodes: number;
  readonly fields: readonly ChoiceField[];
}

export interface ChoiceField {
  readonly key: string;
  readonly name: "base" | "run";
  readonly label: string;
  /** The run chosen in the address; null for none. */
  readonly chosen: string | null;
}

const mostOthers = 5;

export function compareChoices(
  boards: readonly Pick<Board, "slug" | "title">[],
  board: string,
  rows: readonly BoardRun[],
  chosen: { readonly base: string; readonly runs: readonly string[] },
): CompareChoices {
  const runs = diffChoices(rows).filter(({ kind }) => kind === "run");
  const others = Array.from({ length: Math.min(mostOthers, runs.length - 1) }, (_none, at) => ({
    key: `run ${at} ${chosen.runs[at]}`,
    name: "run" as const,
    label: at === 0 ? "Against" : `and ${at + 1}`,
    chosen: chosen.runs[at] ?? null,
  }));
  return {
    ...{ boards, board, runs },
    withoutEpisodes: rows.filter(({ listed, counts }) => listed && counts === null).length,
    fields: [
      { key: `base ${chosen.base}`, name: "base", label: "Baseline", chosen: chosen.base },
      ...others,
    ],
  };
}
