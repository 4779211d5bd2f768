import type { ReactNode } from "react";
import { ScoreFigure } from "#components/score/score-figure.tsx";
import type { BoardColumn, BoardSort } from "#lib/url/board-query.ts";
import type { BoardRow } from "#lib/view/board/board-row.ts";
import styles from "./board-table.module.css";
import { Chips } from "./chips.tsx";

/** A column with its head, the sort that its head turns, and its cell. Rank and system stand before all of them. */
export interface TableColumn {
  readonly id: "score" | BoardColumn;
  readonly header: string;
  readonly sort: BoardSort | null;
  /** Stands before the value on a phone, where the table has no heads. */
  readonly phoneLabel?: string;
  readonly cell: (row: BoardRow) => ReactNode;
}

export const systemColumn = { id: "system", header: "System", sort: "name" } as const;

export const columns: readonly TableColumn[] = [
  {
    id: "score",
    header: "Score",
    sort: "lower",
    cell: ({ score }) => <ScoreFigure cell={score} />,
  },
  {
    id: "figures",
    header: "Unresolved as 0, of scored",
    sort: null,
    phoneLabel: "Unresolved as 0, of scored",
    cell: ({ naive, ofScored }) => (
      <>
        {naive}
        <small>{ofScored}</small>
      </>
    ),
  },
  {
    id: "counts",
    header: "Episodes",
    sort: null,
    phoneLabel: "Episodes",
    cell: ({ counts }) => counts,
  },
  {
    id: "measurement",
    header: "Ruler and marks",
    sort: null,
    cell: ({ chips }) => <Chips chips={chips} />,
  },
  {
    id: "cost",
    header: "Cost per episode",
    sort: "cost",
    phoneLabel: "Cost",
    cell: ({ cost: { text, basis, inflation } }) => (
      <>
        {text}
        <small>{basis}</small>
        {inflation !== null && <small className={styles["inflation"]}>{inflation}</small>}
      </>
    ),
  },
  {
    id: "date",
    header: "Date",
    sort: "date",
    cell: ({ date: { text, of } }) => (
      <>
        <bdi>{text}</bdi>
        <small>{of}</small>
      </>
    ),
  },
];
