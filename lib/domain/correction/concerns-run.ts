import type { Correction } from "./correction.ts";

export interface CorrectedRun {
  readonly id: string;
  readonly benchmark: string;
  readonly taskSet: { readonly name: string | null };
}

/** Whether a correction speaks of a run, some of its episodes, one of its figures, or of tasks it was measured on. */
export function concernsRun({ target }: Pick<Correction, "target">, run: CorrectedRun): boolean {
  switch (target.kind) {
    case "run":
    case "episodes":
    case "figure":
      return target.run === run.id;
    case "task":
    case "task_set":
      return target.benchmark === run.benchmark && target.taskSet === run.taskSet.name;
    case "board":
    case "edition":
      return false;
  }
}
