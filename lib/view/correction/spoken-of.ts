import type { CorrectionTarget } from "#lib/domain/correction/correction.ts";

/** What a correction speaks of, in words. */
export function spokenOf(target: CorrectionTarget): string {
  switch (target.kind) {
    case "run":
      return `run ${target.run}`;
    case "episodes":
      return `${target.episodes.length} of the episodes of run ${target.run}`;
    case "figure":
      return `${target.metric} of run ${target.run}`;
    case "task":
      return `task ${target.task} of ${target.benchmark} ${target.taskSet}`;
    case "task_set":
      return `${target.benchmark} ${target.taskSet}`;
    case "board":
      return `board ${target.board}`;
    case "edition":
      return `edition ${target.number} of ${target.board}`;
  }
}
