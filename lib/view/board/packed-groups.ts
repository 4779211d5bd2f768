import type { GroupView } from "./board-view.ts";
import { type PackedRow, packRow, unpackRow } from "./packed-row.ts";

interface PackedGroup extends Omit<GroupView, "rows"> {
  readonly rows: readonly PackedRow[];
}

/**
 * A board's groups as one text for the way to the browser. Of an object every value is sent and read by itself,
 * which for 200 rows takes longer than drawing them.
 */
export function packGroups(groups: readonly GroupView[]): string {
  const packed: readonly PackedGroup[] = groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map(packRow),
  }));
  return JSON.stringify(packed);
}

/** The groups that `packGroups` packed. */
export function unpackGroups(text: string): readonly GroupView[] {
  const packed: readonly PackedGroup[] = JSON.parse(text);
  return packed.map(({ rows, ...group }) => ({ ...group, rows: rows.map(unpackRow) }));
}
