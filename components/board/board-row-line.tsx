import type { MouseEvent, ReactNode } from "react";
import type { BoardRow } from "#lib/view/board/board-row.ts";
import type { TableColumn } from "./board-columns.tsx";
import styles from "./board-table.module.css";
import { RowCells } from "./row-cells.tsx";

interface BoardRowLineProps {
  readonly row: BoardRow;
  readonly columns: readonly TableColumn[];
  readonly href: string;
  /** What stands below the row while it is open; null while it is closed. */
  readonly detail: ReactNode;
  readonly onToggle: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row, and its details below it while it is open. Few elements: a board draws hundreds of rows. */
export function BoardRowLine({ row, columns, href, detail, onToggle }: BoardRowLineProps) {
  const isOpen = detail !== null;
  return (
    <>
      <tr id={row.id} className={isOpen ? styles["opened"] : undefined}>
        <td>
          {row.rank}
          {row.tied && <small>tied</small>}
        </td>
        <th scope="row">
          <a href={href} aria-expanded={isOpen} dir="auto" onClick={onToggle}>
            {row.model}
          </a>
          <bdi>{row.others}</bdi>
        </th>
        <RowCells row={row} columns={columns} />
      </tr>
      {isOpen && (
        <tr className={styles["details"]}>
          <td colSpan={columns.length + 2}>{detail}</td>
        </tr>
      )}
    </>
  );
}
