import type { Evidence } from "../record.ts";
import type { ScoreReason } from "../score/score-status.ts";
import { brokenOff } from "./broken-off.ts";
import type { ScoreDecision } from "./score-decision.ts";
import type { ScoreInput } from "./score-input.ts";
import { type ScorerRuns, scorerRuns } from "./scorer-runs.ts";
import { unscored } from "./unscored.ts";

/**
 * Decides from an archive alone whether an episode was scored (hal.md 2.6; decisions.md, status table). A number
 * is never evidence by itself: a 0 is a fail only where something shows that the scorer ran. A reward above 0 from
 * a scorer that ran twice is suspect, because the first run leaves the reference's end state behind (hal.md 2.4);
 * so is a score whose live action stream changed while the reference state was made (measurement.md 10).
 *
 * @example
 * // reward 0, the list holds transfer_to_human_agents: valid, value 0
 * // reward 0, no trace of the scorer, reference [book]: unscored / scorer_not_triggered
 */
export function decideScore(input: ScoreInput): ScoreDecision {
  const { errorText, isPresent, reward, source } = input;
  if (!isPresent) return absent(source);
  if (errorText !== null) return brokenOff(errorText, source);
  if (reward !== null && !(reward >= 0 && reward <= 1)) return outOfRange(input);
  const runs = scorerRuns(input);
  return runs.scorings === 0 ? unscored(input) : scored(input, runs);
}

function absent(source: string): ScoreDecision {
  const evidence = [{ text: "The archive holds no result for the episode.", source }];
  const none = { value: null, execution: "unknown", evidence, scorings: 0 } as const;
  return { status: "missing", reason: "not_in_archive", ...none };
}

function outOfRange({ reward, rewardLexeme, source }: ScoreInput): ScoreDecision {
  const text = `The stored reward ${rewardLexeme ?? reward} lies outside 0 to 1.`;
  const none = { value: null, execution: "unknown", scorings: 0 } as const;
  return { status: "invalid", reason: "parse_failed", ...none, evidence: [{ text, source }] };
}

interface Doubt {
  readonly reason: ScoreReason;
  readonly evidence: Evidence;
}

function scored(input: ScoreInput, { evidence, scorings }: ScorerRuns): ScoreDecision {
  const { reward, source } = input;
  const ran = { execution: "finished", scorings } as const;
  if (reward === null) {
    const text = "The scorer ran, but no reward is stored.";
    const status = { status: "unscored", reason: "scorer_error", value: null } as const;
    return { ...status, ...ran, evidence: [...evidence, { text, source }] };
  }
  const doubts = [...scoredTwice(input, scorings), ...changedStream(input)];
  const all = [...evidence, ...doubts.map((doubt) => doubt.evidence)];
  const [doubt] = doubts;
  if (doubt === undefined) {
    return { status: "valid", reason: null, value: reward, ...ran, evidence: all };
  }
  return { status: "suspect", reason: doubt.reason, value: null, ...ran, evidence: all };
}

/**
 * Only the last result is stored. It may be a fail that the reference's end state turned into a pass, or a pass
 * that what came after it turned into a fail: neither is believed (decisions.md, status words).
 */
function scoredTwice({ source }: ScoreInput, scorings: number): readonly Doubt[] {
  if (scorings < 2) return [];
  const text = `The scorer ran ${scorings} times. After the first it leaves the reference's end state behind, so a later one may have scored the reference.`;
  return [{ reason: "double_scored", evidence: { text, source, confidence: "high" } }];
}

function changedStream({ liveStream, source }: ScoreInput): readonly Doubt[] {
  const { before, after } = liveStream;
  if (before === null || after === null || before === after) return [];
  const text = `The live action stream had the digest ${before} before the reference state was made and ${after} after it.`;
  return [{ reason: "live_stream_changed", evidence: { text, source } }];
}
