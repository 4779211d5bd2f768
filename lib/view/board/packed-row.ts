import type { BoardRow } from "./board-row.ts";
import type { Chip } from "./ruler-chips.ts";
import type { ScoreCell } from "./score-cell.ts";

type PackedScore = readonly [
  text: string,
  coverage: string,
  spoken: string,
  tick: number | null,
  pass?: number,
  unresolved?: number,
];

/** A board's row without the names of its parts, which would be half of what 200 rows weigh. */
export type PackedRow = readonly [
  id: string,
  rank: string,
  tied: 0 | 1,
  model: string,
  others: string,
  score: PackedScore,
  figures: readonly [naive: string, ofScored: string],
  counts: string,
  chips: readonly (readonly [tone: Chip["tone"], text: string])[],
  cost: readonly [text: string, basis: string, inflation: string | null],
  date: readonly [text: string, of: string],
];

export function packRow(row: BoardRow): PackedRow {
  const { id, rank, tied, model, others, score, naive, ofScored, counts, chips, cost, date } = row;
  return [
    id,
    rank,
    tied ? 1 : 0,
    model,
    others,
    packScore(score),
    [naive, ofScored],
    counts,
    chips.map(({ tone, text }) => [tone, text]),
    [cost.text, cost.basis, cost.inflation],
    [date.text, date.of],
  ];
}

export function unpackRow(packed: PackedRow): BoardRow {
  const [id, rank, tied, model, others, score, figures, counts, chips, cost, date] = packed;
  return {
    id,
    rank,
    tied: tied === 1,
    model,
    others,
    score: unpackScore(score),
    naive: figures[0],
    ofScored: figures[1],
    counts,
    chips: chips.map(([tone, text]) => ({ tone, text })),
    cost: { text: cost[0], basis: cost[1], inflation: cost[2] },
    date: { text: date[0], of: date[1] },
  };
}

function packScore(score: ScoreCell): PackedScore {
  const { text, coverage, spoken, tick } = score;
  const figure = [text, coverage, spoken, tick] as const;
  return score.kind === "figure" ? figure : [...figure, score.pass, score.unresolved];
}

function unpackScore([text, coverage, spoken, tick, pass, unresolved]: PackedScore): ScoreCell {
  return pass === undefined || unresolved === undefined
    ? { kind: "figure", text, coverage, spoken, tick }
    : { kind: "bounds", text, coverage, spoken, tick, pass, unresolved };
}
