import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { systemLabel } from "../words/system-label.ts";
import type { BoardView } from "./board-view.ts";
import { rowId } from "./row-id.ts";

export interface ComparePartner {
  readonly run: string;
  readonly label: string;
}

const mostPartners = 3;

/**
 * The rows next to an opened one in its own group, those below it first, as partners to compare it with. None for a
 * row that a re-score added: a comparison reads the scores a run was published with.
 */
export function comparePartners(
  view: Pick<BoardView, "groups">,
  runs: readonly BoardRun[],
  opened: BoardRun,
): readonly ComparePartner[] {
  const group = view.groups.find(({ rows }) => rows.some(({ id }) => id === rowId(opened)));
  if (group === undefined || opened.rescore !== null || opened.counts === null) return [];
  const byId = new Map(runs.map((run) => [rowId(run), run]));
  const inOrder = group.rows.flatMap(({ id }) => byId.get(id) ?? []);
  const place = inOrder.indexOf(opened);
  const nearest = [...inOrder.slice(place + 1), ...inOrder.slice(0, place).toReversed()];
  return nearest
    .filter(({ rescore, counts }) => rescore === null && counts !== null)
    .slice(0, mostPartners)
    .map(({ id, system }) => ({ run: id, label: systemLabel(system) }));
}
