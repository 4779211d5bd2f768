import type { Evidence } from "../record.ts";
import type { Visibility } from "../submission/visibility.ts";
import type { ReplayEvidence } from "./replay-evidence.ts";

interface Shown {
  readonly replay: ReplayEvidence | null;
  readonly evidence: readonly Evidence[];
}

/**
 * A re-scored score as one reader may see it (decisions 22): of a run of aggregates, results, messages and the re-grade's
 * evidence quote what only maintainers see. Which call it was, in which tool, stays; so do status and reason.
 */
export function visibleReplay<Score extends Shown>(
  score: Score,
  visibility: Visibility,
  isMaintainer: boolean,
): Score {
  const { replay } = score;
  if (replay === null || isMaintainer || visibility !== "aggregates_only") return score;
  const { firstDivergence: at, firstFailingCall: call } = replay;
  const veiled = {
    ...replay,
    firstDivergence: at === null ? null : { ...at, recorded: null, replayed: null },
    firstFailingCall: call === null ? null : { ...call, message: null },
  };
  return { ...score, replay: veiled, evidence: [] };
}
