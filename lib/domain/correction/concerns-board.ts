import type { Board } from "../board/board-run.ts";
import type { CorrectionTarget } from "./correction.ts";

/** Whether a correction speaks of a board, its task set, one of its editions or one of its runs. */
export function concernsBoard(
  target: CorrectionTarget,
  board: Pick<Board, "slug" | "benchmark" | "taskSet">,
  runs: ReadonlySet<string>,
): boolean {
  switch (target.kind) {
    case "run":
    case "episodes":
    case "figure":
      return runs.has(target.run);
    case "task":
    case "task_set":
      return target.benchmark === board.benchmark && target.taskSet === board.taskSet;
    case "board":
    case "edition":
      return target.board === board.slug;
  }
}
