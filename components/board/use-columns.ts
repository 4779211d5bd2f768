import {
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { BoardColumn } from "#lib/url/board-query.ts";
import type { BoardRow } from "#lib/view/board/board-row.ts";
import { columns, type TableColumn } from "./board-columns.tsx";

const features = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof features, BoardRow>();
const definitions = columns.map(({ id, header }) => helper.display({ id, header }));

/** The table model knows columns only: a row's cells are drawn by one memo, which is faster than a model of each. */
const noRows: BoardRow[] = [];

/** The columns that the address shows, in their order. The score stands always. */
export function useColumns(chosen: readonly BoardColumn[]): readonly TableColumn[] {
  const columnVisibility = useMemo(() => {
    const shown = new Set<string>(["score", ...chosen]);
    return Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)]));
  }, [chosen]);
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state: { columnVisibility },
  });
  const ids = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join(" ");
  return useMemo(() => columns.filter(({ id }) => ids.split(" ").includes(id)), [ids]);
}
