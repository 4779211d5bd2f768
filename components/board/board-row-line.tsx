import type { MouseEvent, ReactNode } from "react";
import type { BoardRow } from "#lib/view/board-row.ts";
import styles from "./board-table.module.css";
import { type BoardCell, BodyCell } from "./body-cell.tsx";

interface BoardRowLineProps {
  readonly row: BoardRow;
  readonly cells: readonly BoardCell[];
  readonly href: string;
  /** What stands below the row while it is open; null while it is closed. */
  readonly detail: ReactNode;
  readonly onToggle: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One row, and its details below it while it is open. */
export function BoardRowLine({ row, cells, href, detail, onToggle }: BoardRowLineProps) {
  const isOpen = detail !== null;
  return (
    <>
      <tr id={row.id} className={isOpen ? styles["opened"] : undefined}>
        {cells.map((cell) =>
          cell.column.id === "system" ? (
            <th key={cell.id} scope="row" className={styles["system"]}>
              <a href={href} aria-expanded={isOpen} onClick={onToggle}>
                <bdi>{row.model}</bdi>
              </a>
              <bdi className={styles["others"]}>{row.others}</bdi>
            </th>
          ) : (
            <BodyCell key={cell.id} cell={cell} />
          ),
        )}
      </tr>
      {isOpen && (
        <tr className={styles["details"]}>
          <td colSpan={cells.length}>{detail}</td>
        </tr>
      )}
    </>
  );
}
