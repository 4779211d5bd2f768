import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import {
  type FrontierChoice,
  type FrontierView,
  frontierView,
} from "#lib/view/frontier/frontier-view.ts";

/** By the rows of a kept board, so that they go when it does. */
const kept = new WeakMap<readonly BoardRun[], Map<string, FrontierView>>();
const most = 16;

/** A frontier, found once for each choice while its board's rows stand. */
export function keptFrontier(
  board: Board,
  runs: readonly BoardRun[],
  { scenario, unit, group }: FrontierChoice,
): FrontierView {
  const views = kept.get(runs) ?? new Map<string, FrontierView>();
  kept.set(runs, views);
  const key = JSON.stringify([scenario, unit, group]);
  const view = views.get(key) ?? frontierView(board, runs, { scenario, unit, group });
  if (views.size < most) views.set(key, view);
  return view;
}
