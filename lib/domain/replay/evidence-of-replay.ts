import type { ReplayedEpisode } from "./compare-replays.ts";
import type { ReplayFinding } from "./judge-replay.ts";
import type { ReplayEvidence, ReplayValidity } from "./replay-evidence.ts";

/**
 * What is kept beside the score of a re-run episode, worked out from its calls. Null for another trajectory: it is no
 * re-run of this episode, so it says nothing of it.
 */
export function evidenceOfReplay(episode: ReplayedEpisode): ReplayEvidence | null {
  const { finding, against, returned } = episode;
  if (finding.kind === "other_trajectory") return null;
  const { missing, differing, checkable, firstDivergence, firstBroken } = finding;
  const isBroken = against !== null && firstBroken !== null && against.call === firstBroken;
  return {
    validity: validityOf(finding),
    missingTools: missing,
    drift: checkable === 0 ? null : { differing, checked: checkable },
    firstDivergence: firstDivergence === null ? null : against,
    firstFailingCall: isBroken
      ? { index: against.call, name: against.tool, message: wordsOf(against.replayed) }
      : null,
    returned,
  };
}

function validityOf(finding: ReplayFinding): ReplayValidity {
  return finding.verdict === "replay_invalid" ? finding.reason : finding.verdict;
}

/** An empty result says nothing. */
function wordsOf(text: string | null): string | null {
  return text === "" ? null : text;
}
