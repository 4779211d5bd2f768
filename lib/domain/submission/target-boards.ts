import { compareCodePoints } from "../order/compare-code-points.ts";
import { boardSlug } from "../path-segment.ts";
import type { SubmissionReport } from "./submission.ts";

interface Targets {
  readonly runs: SubmissionReport["runs"];
  readonly rescores?: readonly { readonly placement: { readonly board: string } | null }[];
}

/** Slugs of the boards on which an archive's runs and re-scores would stand; runs whose task set is unknown have none. */
export function targetBoards({ runs, rescores = [] }: Targets): readonly string[] {
  const ofRuns = runs.flatMap(({ benchmark, taskSet }) =>
    taskSet.name === null ? [] : [boardSlug(benchmark, taskSet.name)],
  );
  const ofRescores = rescores.flatMap(({ placement }) =>
    placement === null ? [] : [placement.board],
  );
  return [...new Set([...ofRuns, ...ofRescores])].toSorted(compareCodePoints);
}
