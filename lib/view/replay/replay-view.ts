import type { ReplayComparison, ReplayedEpisode } from "#lib/domain/replay/compare-replays.ts";
import { normalizations } from "#lib/domain/replay/normalizations.ts";
import { counted } from "../words/format.ts";
import { plainWord } from "../words/plain-word.ts";

export interface ReplayLine {
  readonly task: string;
  readonly trial: number;
  readonly verdict: string;
  /** Why, and what it means for the number; null for a valid one. */
  readonly why: string | null;
  readonly needed: readonly string[];
  readonly missing: readonly string[];
  readonly drift: string;
  readonly divergence: string | null;
  /** The two results of the call that diverged, shortened. */
  readonly results: { readonly recorded: string; readonly rerun: string } | null;
}

export interface ReplayView {
  readonly sentence: string;
  readonly absentTools: readonly string[];
  readonly uses: readonly { readonly name: string; readonly text: string }[];
  readonly lines: readonly ReplayLine[];
  /** Lines left out of the table. */
  readonly more: number;
  readonly alone: string | null;
  /** Why even a valid verdict may prove nothing; null when the re-run shows. */
  readonly copies: string | null;
}

const linesShown = 500;

/** A replay comparison as a page shows it: what is not valid first. */
export function replayView(comparison: ReplayComparison): ReplayView {
  const { counts, absentTools, episodes, onlyRecorded, onlyRerun } = comparison;
  const ordered = [...episodes.filter(isNotValid), ...episodes.filter((one) => !isNotValid(one))];
  const alone = onlyRecorded.length + onlyRerun.length;
  return {
    sentence: sentenceOf(counts),
    absentTools,
    uses: usesOf(episodes),
    lines: ordered.slice(0, linesShown).map(lineOf),
    copies: comparison.showsRerun
      ? null
      : "Every result has the text and the time of the recorded one: the second archive may hold copies, and a copy proves nothing of a re-run.",
    more: Math.max(ordered.length - linesShown, 0),
    alone:
      alone === 0
        ? null
        : `${counted(alone, "episode")} ${alone === 1 ? "has" : "have"} calls in one of the two runs only and cannot be compared.`,
  };
}

function isNotValid({ finding }: ReplayedEpisode): boolean {
  return finding.kind !== "judged" || finding.verdict !== "valid";
}

function sentenceOf(counts: ReplayComparison["counts"]): string {
  const { common, valid, replayInvalid, unchecked, otherTrajectory } = counts;
  return [
    `Of ${counted(common, "re-run episode")}, ${valid} ${valid === 1 ? "is" : "are"} valid and ${replayInvalid} replay invalid`,
    ...(unchecked === 0 ? [] : [`${unchecked} could not be checked whole`]),
    ...(otherTrajectory === 0
      ? []
      : [`${counted(otherTrajectory, "is of another trajectory", "are of other trajectories")}`]),
  ].join(", ");
}

function usesOf(episodes: readonly ReplayedEpisode[]): ReplayView["uses"] {
  return normalizations.flatMap(({ name, allows }) => {
    const calls = episodes.reduce((sum, { finding }) => {
      if (finding.kind !== "judged") return sum;
      const use = finding.normalizations.find((one) => one.name === name);
      return use === undefined ? sum : sum + use.calls;
    }, 0);
    return calls === 0 ? [] : [{ name, text: `${allows}: ${counted(calls, "call")}` }];
  });
}

function lineOf(episode: ReplayedEpisode): ReplayLine {
  const { task, trial, finding, against } = episode;
  if (finding.kind === "other_trajectory") {
    const why =
      finding.at === null
        ? "The messages differ: not one trajectory."
        : `The calls differ from call ${finding.at + 1} on: not one trajectory.`;
    const nothing = { needed: [], missing: [], drift: "–", divergence: null, results: null };
    return { task, trial, verdict: "not compared", why, ...nothing };
  }
  const { verdict, needed, missing, differing, checkable } = finding;
  return {
    ...{ task, trial, verdict: plainWord(verdict), needed, missing, why: whyOf(episode) },
    drift: checkable === 0 ? "nothing to check" : `${differing} of ${checkable} calls`,
    divergence: against === null ? null : `call ${against.call + 1}, ${against.tool}`,
    results:
      against === null
        ? null
        : { recorded: shortened(against.recorded), rerun: shortened(against.replayed) },
  };
}

function whyOf({ finding, returned }: ReplayedEpisode): string | null {
  if (finding.kind !== "judged" || finding.verdict === "valid") return null;
  if (finding.reason === null) return "A needed call has no result on one side.";
  const number = returned === null ? "" : ` The ${returned} it returns is no score.`;
  return `${plainWord(finding.reason)}.${number}`;
}

const lettersShown = 160;

function shortened(text: string | null): string {
  if (text === null) return "no result";
  return text.length > lettersShown ? `${text.slice(0, lettersShown)}…` : text;
}
