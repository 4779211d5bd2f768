import type { Mode } from "../measurement.ts";
import { naturalOrder } from "../order/natural-order.ts";
import { paired } from "../order/paired.ts";
import type { ScoreReason, ScoreStatus } from "../score/score-status.ts";
import { judgeReplay, type OtherTrajectory, type ReplayFinding } from "./judge-replay.ts";
import { allNormalizations } from "./normalizations.ts";
import type { FirstDivergence } from "./replay-evidence.ts";
import type { ReplayTrace } from "./replay-trace.ts";
import type { ReplayedCall } from "./replayed-call.ts";

export interface ReplayedEpisode {
  readonly task: string;
  readonly trial: number;
  /** The numbers that both archives hold; a re-run that is not valid makes the second no score. */
  readonly recorded: string | null;
  readonly returned: string | null;
  /** What the re-run's own archive makes of its number. */
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly finding: ReplayFinding | OtherTrajectory;
  /** The call that speaks against the replay: the first that differs, else the first that broke. */
  readonly against: FirstDivergence | null;
}

export interface ReplayComparison {
  readonly mode: Mode;
  /**
   * False when every result of the second archive has the text and the time of the recorded one: it may hold copies,
   * and a copy proves nothing of a re-run.
   */
  readonly showsRerun: boolean;
  /** Tools that some re-run did not find and its recording did. */
  readonly absentTools: readonly string[];
  readonly counts: {
    readonly common: number;
    readonly valid: number;
    readonly replayInvalid: number;
    readonly unchecked: number;
    readonly otherTrajectory: number;
  };
  /** Episodes of both, by task and trial. */
  readonly episodes: readonly ReplayedEpisode[];
  /** Episodes of one side alone: in no count, listed here. */
  readonly onlyRecorded: readonly string[];
  readonly onlyRerun: readonly string[];
}

/**
 * Compares a recorded run and a re-run of the same trajectories call by call (measurement.md 9). An episode needs the
 * tools that its recording found and those its reference calls. A tool that one re-run did not find is absent in all
 * of them, for it is one environment: who needs it is invalid, whether the call was reached or not.
 */
export function compareReplays(
  recorded: readonly ReplayTrace[],
  rerun: readonly ReplayTrace[],
  mode: Mode,
): ReplayComparison {
  const again = new Map(rerun.map((trace) => [nameOf(trace), trace]));
  const pairs = recorded.flatMap((before) => {
    const after = again.get(nameOf(before));
    return after === undefined ? [] : [{ before, after }];
  });
  const absent = new Set(pairs.flatMap(({ before, after }) => lostTools(before, after)));
  const isModeKnown = mode !== "unknown";
  const episodes = pairs
    .map((pair) => judgePair(pair, absent, isModeKnown))
    .toSorted((a, b) => naturalOrder(a.task, b.task) || a.trial - b.trial);
  return {
    mode,
    showsRerun: pairs.some(({ before, after }) => isRerun(before, after)),
    absentTools: [...absent].toSorted(),
    counts: countsOf(episodes),
    episodes,
    onlyRecorded: outside(recorded, rerun),
    onlyRerun: outside(rerun, recorded),
  };
}

interface Pair {
  readonly before: ReplayTrace;
  readonly after: ReplayTrace;
}

function judgePair(
  { before, after }: Pair,
  absent: ReadonlySet<string>,
  isModeKnown: boolean,
): ReplayedEpisode {
  const { task, trial, returned: recorded } = before;
  const needed = new Set([...foundTools(before.calls), ...before.referenceTools]);
  const finding = judgeReplay({
    ...{ recorded: before.calls, rerun: after.calls, needed, absent, isModeKnown },
    normalizations: allNormalizations,
    keyFields: new Map(),
  });
  const { returned, status, reason } = after;
  const told = { task, trial, recorded, returned, status, reason };
  if (finding.kind === "other_trajectory") return { ...told, finding, against: null };
  if (otherMessages(before, after)) {
    return { ...told, finding: { kind: "other_trajectory", at: null }, against: null };
  }
  return { ...told, finding, against: callAgainst(finding, before.calls, after.calls) };
}

function callAgainst(
  { firstDivergence, firstBroken }: ReplayFinding,
  recorded: readonly ReplayedCall[],
  rerun: readonly ReplayedCall[],
): FirstDivergence | null {
  const at = firstDivergence ?? firstBroken;
  const told = paired(recorded, rerun).map(([before, after], call) => {
    const { tool, resultText } = before;
    return { call, tool, recorded: resultText, replayed: after.resultText };
  });
  return told.find(({ call }) => call === at) ?? null;
}

function otherMessages({ trajectoryDigest: before }: ReplayTrace, rerun: ReplayTrace): boolean {
  const after = rerun.trajectoryDigest;
  return before !== null && after !== null && before !== after;
}

/** Tools that the recording's environment had. */
function foundTools(calls: readonly ReplayedCall[]): string[] {
  return calls.filter(({ toolKnown }) => toolKnown !== false).map(({ tool }) => tool);
}

function isRerun({ calls }: ReplayTrace, rerun: ReplayTrace): boolean {
  return calls.some(({ resultText, resultAt }, index) => {
    const again = rerun.calls[index];
    return again?.resultText !== resultText || again?.resultAt !== resultAt;
  });
}

function lostTools({ calls }: ReplayTrace, rerun: ReplayTrace): string[] {
  const found = new Set(foundTools(calls));
  const notFound = rerun.calls.filter(({ toolKnown }) => toolKnown === false);
  return notFound.map(({ tool }) => tool).filter((tool) => found.has(tool));
}

function countsOf(episodes: readonly ReplayedEpisode[]): ReplayComparison["counts"] {
  const count = (word: string) => episodes.filter(({ finding }) => wordOf(finding) === word).length;
  return {
    common: episodes.length,
    valid: count("valid"),
    replayInvalid: count("replay_invalid"),
    unchecked: count("unchecked"),
    otherTrajectory: count("other_trajectory"),
  };
}

function wordOf(finding: ReplayFinding | OtherTrajectory): string {
  return finding.kind === "judged" ? finding.verdict : finding.kind;
}

function outside(some: readonly ReplayTrace[], others: readonly ReplayTrace[]): string[] {
  const known = new Set(others.map(nameOf));
  return some.map(nameOf).filter((name) => !known.has(name));
}

function nameOf({ task, trial }: Pick<ReplayTrace, "task" | "trial">): string {
  return `${task} trial ${trial}`;
}
