import { createColumnHelper, tableFeatures } from "@tanstack/react-table";
import type { BoardColumn, BoardSort } from "#lib/url/board-query.ts";
import type { BoardRow } from "#lib/view/board-row.ts";
import styles from "./board-table.module.css";
import { ChipList } from "./chip-list.tsx";
import { ScoreFigure } from "./score-figure.tsx";

export const boardFeatures = tableFeatures({});

const column = createColumnHelper<typeof boardFeatures, BoardRow>();

const columns = column.columns([
  column.accessor("rank", {
    id: "rank",
    header: "Rank",
    cell: ({ row }) => <Rank row={row.original} />,
  }),
  column.accessor("model", { id: "system", header: "System" }),
  column.accessor("score", {
    id: "score",
    header: "Score",
    cell: (cell) => <ScoreFigure cell={cell.getValue()} />,
  }),
  column.accessor("naive", {
    id: "figures",
    header: "Unresolved as 0, of scored",
    cell: ({ row: { original } }) => (
      <>
        {original.naive}
        <small>{original.ofScored}</small>
      </>
    ),
  }),
  column.accessor("counts", { id: "counts", header: "Episodes" }),
  column.accessor("chips", {
    id: "measurement",
    header: "Ruler and marks",
    cell: (cell) => <ChipList chips={cell.getValue()} />,
  }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost per episode",
    cell: (cell) => {
      const { text, basis, inflation } = cell.getValue();
      return (
        <>
          {text}
          <small>{basis}</small>
          {inflation !== null && <small className={styles["inflation"]}>{inflation}</small>}
        </>
      );
    },
  }),
  column.accessor("date", {
    id: "date",
    header: "Date",
    cell: (cell) => {
      const { text, of } = cell.getValue();
      return (
        <>
          <bdi>{text}</bdi>
          <small>{of}</small>
        </>
      );
    },
  }),
]);

function Rank({ row }: { readonly row: BoardRow }) {
  return (
    <>
      {row.rank}
      {row.tied && <small>tied</small>}
    </>
  );
}

/** Columns that sort, and by what. */
export const columnSorts: Readonly<Record<string, BoardSort | undefined>> = {
  system: "name",
  score: "lower",
  cost: "cost",
  date: "date",
};

/** Rank, system and score always; the others as chosen. */
export function chosenColumns(chosen: readonly BoardColumn[]) {
  const shown = new Set<string>(["rank", "system", "score", ...chosen]);
  return columns.filter(({ id }) => id !== undefined && shown.has(id));
}
