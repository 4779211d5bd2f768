import { memo } from "react";
import type { BoardRow } from "#lib/view/board/board-row.ts";
import type { TableColumn } from "./board-columns.tsx";
import styles from "./board-table.module.css";

interface RowCellsProps {
  readonly row: BoardRow;
  readonly columns: readonly TableColumn[];
}

/** A row's cells after its system. A sort moves rows and changes no cell, so none is drawn again. */
export const RowCells = memo(function RowCells({ row, columns }: RowCellsProps) {
  return columns.map(({ id, phoneLabel, cell }) => (
    <td key={id} className={styles[id]} data-label={phoneLabel}>
      {cell(row)}
    </td>
  ));
});
