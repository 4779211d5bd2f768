import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { systemLabel } from "../words/system-label.ts";
import { comparability } from "./compare-rulers.ts";

/** A run of the address that takes no part. */
export interface ApartRun {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
  readonly isFound: boolean;
}

/** Who takes part in a comparison, and who does not. */
export interface Parted {
  /** The baseline first; empty when there is none. */
  readonly compared: readonly BoardRun[];
  readonly apart: readonly ApartRun[];
  /** Whether some run stands apart, or would, for its ruler alone. */
  readonly hasOtherRulers: boolean;
  /** Which rulers a reader chose to ignore. */
  readonly warnings: readonly string[];
}

interface NamedRun {
  readonly id: string;
  /** Null where no published run has this id. */
  readonly run: BoardRun | null;
}

/** Parts the runs of an address, the baseline first: a difference under two rulers is only taken when a reader asks for it. */
export function partRuns(named: readonly NamedRun[], ignoreRulers: boolean): Parted {
  const [base] = named;
  const unknown = named.flatMap(({ id, run }) =>
    run === null ? [{ id, label: id, reason: "there is no such run", isFound: false }] : [],
  );
  if (base === undefined || base.run === null) {
    return { compared: [], apart: unknown, hasOtherRulers: false, warnings: [] };
  }
  const baseline = base.run;
  const judged = named.slice(1).flatMap(({ run }) => {
    return run === null ? [] : [{ run, verdict: comparability(baseline, run) }];
  });
  const others = judged.flatMap(({ run, verdict }) =>
    verdict.kind === "other_ruler" ? [{ run, text: verdict.differences.join("; ") }] : [],
  );
  const isIn = (kind: string) => kind === "comparable" || (ignoreRulers && kind === "other_ruler");
  const apart = judged.flatMap(({ run, verdict }) =>
    verdict.kind === "nothing_to_pair" ? [apartRun(run, verdict.reason)] : [],
  );
  return {
    compared: [
      baseline,
      ...judged.filter(({ verdict }) => isIn(verdict.kind)).map(({ run }) => run),
    ],
    apart: [
      ...unknown,
      ...apart,
      ...(ignoreRulers
        ? []
        : others.map(({ run, text }) => apartRun(run, `another ruler: ${text}`))),
    ],
    hasOtherRulers: others.length > 0,
    warnings: ignoreRulers
      ? others.map(({ run, text }) => `${systemLabel(run.system)}: ${text}`)
      : [],
  };
}

function apartRun(run: BoardRun, reason: string): ApartRun {
  return { id: run.id, label: systemLabel(run.system), reason, isFound: true };
}
