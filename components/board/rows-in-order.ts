import type { BoardRow } from "#lib/view/board/board-row.ts";
import type { GroupView } from "#lib/view/board/board-view.ts";

interface OrderedGroup {
  readonly group: GroupView;
  readonly rows: readonly BoardRow[];
}

/** Each group's rows in one of the orders the server computed; as they came when it computed none. */
export function rowsInOrder(groups: readonly GroupView[], order: string): readonly OrderedGroup[] {
  return groups.map((group) => {
    const places = group.orders?.[order];
    const rows = places?.flatMap((place) => group.rows[place] ?? []);
    return { group, rows: rows ?? group.rows };
  });
}
