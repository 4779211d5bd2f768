import type { GroupView } from "./board-view.ts";

/**
 * A board's groups as one text for the way to the browser. Of an object every value is sent and read by itself,
 * which for 200 rows takes longer than drawing them.
 */
export function packGroups(groups: readonly GroupView[]): string {
  return JSON.stringify(groups);
}

/** The groups that `packGroups` packed. */
export function unpackGroups(packed: string): readonly GroupView[] {
  const groups: readonly GroupView[] = JSON.parse(packed);
  return groups;
}
