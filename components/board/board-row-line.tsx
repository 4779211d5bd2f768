import type { Cell } from "@tanstack/react-table";
import type { MouseEvent, ReactNode } from "react";
import type { BoardRow } from "#lib/view/board-row.ts";
import type { boardFeatures } from "./board-columns.tsx";
import styles from "./board-table.module.css";

interface BoardRowLineProps {
  readonly row: BoardRow;
  readonly cells: readonly Cell<typeof boardFeatures, BoardRow>[];
  readonly render: (cell: Cell<typeof boardFeatures, BoardRow>) => ReactNode;
  readonly href: string;
  /** What stands below the row while it is open; null while it is closed. */
  readonly detail: ReactNode;
  readonly onToggle: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const phoneLabels: Readonly<Record<string, string | undefined>> = {
  figures: "Unresolved as 0, of scored",
  counts: "Episodes",
  cost: "Cost",
};

/** One row, and its details below it while it is open. */
export function BoardRowLine({ row, cells, render, href, detail, onToggle }: BoardRowLineProps) {
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
            <td
              key={cell.id}
              className={styles[cell.column.id]}
              data-label={phoneLabels[cell.column.id]}
            >
              {render(cell)}
            </td>
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
