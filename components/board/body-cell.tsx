import { type Cell, FlexRender } from "@tanstack/react-table";
import { memo } from "react";
import type { BoardRow } from "#lib/view/board-row.ts";
import type { boardFeatures } from "./board-columns.tsx";
import styles from "./board-table.module.css";

export type BoardCell = Cell<typeof boardFeatures, BoardRow>;

const phoneLabels: Readonly<Record<string, string | undefined>> = {
  figures: "Unresolved as 0, of scored",
  counts: "Episodes",
  cost: "Cost",
};

/** One cell. A sort moves rows and changes none of their cells, so none is drawn again. */
export const BodyCell = memo(function BodyCell({ cell }: { readonly cell: BoardCell }) {
  const { id } = cell.column;
  return (
    <td className={styles[id]} data-label={phoneLabels[id]}>
      <FlexRender cell={cell} />
    </td>
  );
});
