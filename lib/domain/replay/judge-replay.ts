import { compareCodePoints } from "../order/compare-code-points.ts";
import { paired } from "../order/paired.ts";
import { firstDifferentCall } from "./first-different-call.ts";
import type { NormalizationName } from "./normalizations.ts";
import { type ReplayRules, type ReplayStep, replayStep } from "./replay-step.ts";
import type { ReplayedCall } from "./replayed-call.ts";

/** The calls of one trajectory in two executions, and what a replay of it must find. */
export interface ReplayInput extends ReplayRules {
  readonly recorded: readonly ReplayedCall[];
  readonly rerun: readonly ReplayedCall[];
  /** Null when nobody can say what is needed: then every call is. */
  readonly needed: ReadonlySet<string> | null;
  /** Tools that the environment of the re-run is known not to have, told before its first step. */
  readonly absent: ReadonlySet<string>;
  /** False when nobody can say in which mode it was run: then nobody can say which tools should have been there. */
  readonly isModeKnown: boolean;
}

/**
 * `unchecked`: nothing speaks against the replay, but a needed call has no result on one side, and a call that
 * nobody compared proves nothing.
 */
export type ReplayVerdict =
  | { readonly verdict: "valid" | "unchecked"; readonly reason: null }
  | {
      readonly verdict: "replay_invalid";
      readonly reason: "tool_missing" | "state_mismatch" | "mode_unknown";
    };

export type ReplayFinding = ReplayVerdict & {
  readonly kind: "judged";
  readonly calls: number;
  /** |K|: needed calls with a result on both sides. */
  readonly checkable: number;
  readonly differing: number;
  /** Differing over checkable; null when nothing was checkable. */
  readonly drift: number | null;
  /** The first needed call that differs, from 0; null when none does. */
  readonly firstDivergence: number | null;
  /** The first call that succeeded in the recording and fails now, needed or not. */
  readonly firstBroken: number | null;
  readonly needed: readonly string[];
  readonly missing: readonly string[];
  /** Each declared normalization that was needed, with the number of calls. */
  readonly normalizations: readonly { readonly name: NormalizationName; readonly calls: number }[];
};

/** Two sequences that are not the same calls say nothing of each other. */
export interface OtherTrajectory {
  readonly kind: "other_trajectory";
  /** The first call that differs, from 0; null when the calls are the same and the messages are not. */
  readonly at: number | null;
}

/**
 * Whether a re-run of a trajectory's own calls may stand in for the recording (measurement.md 9).
 *
 * A needed tool that is absent makes it `replay_invalid` whatever share of the steps worked: one of 30 steps can be
 * fatal. So does a call that succeeded and now fails, and any needed call whose key field or state differs.
 * Thirty of 30 results that differ by declared normalizations alone are no drift.
 */
export function judgeReplay(input: ReplayInput): ReplayFinding | OtherTrajectory {
  const { recorded, rerun, needed, absent } = input;
  const at = firstDifferentCall(recorded, rerun);
  if (at !== null) return { kind: "other_trajectory", at };
  const steps = paired(recorded, rerun).map(([call, again]) => replayStep(call, again, input));
  const needs = needed ?? new Set(recorded.filter(isFound).map(({ tool }) => tool));
  const missing = missingTools(steps, needs, absent);
  const counted = steps.filter(({ tool }) => needed === null || needs.has(tool));
  const checkable = counted.filter(({ drift }) => drift !== "unchecked").length;
  const differing = counted.filter(({ drift }) => drift === "differs").length;
  const firstBroken = placeOf(steps, ({ brokeNow }) => brokeNow);
  return {
    kind: "judged",
    calls: steps.length,
    checkable,
    differing,
    drift: checkable === 0 ? null : differing / checkable,
    firstDivergence: placeOf(
      steps,
      ({ tool, drift }) => drift === "differs" && (needed === null || needs.has(tool)),
    ),
    firstBroken,
    needed: [...needs].toSorted(),
    missing,
    normalizations: usesOf(counted),
    ...verdictOf({
      missing: missing.length > 0,
      mismatch: differing > 0 || firstBroken !== null,
      isModeKnown: input.isModeKnown,
      unchecked: checkable < counted.length,
    }),
  };
}

/** A call to a tool that the recording's environment did not have either needs none. */
function isFound({ toolKnown }: ReplayedCall): boolean {
  return toolKnown !== false;
}

function missingTools(
  steps: readonly ReplayStep[],
  needs: ReadonlySet<string>,
  absent: ReadonlySet<string>,
): string[] {
  const notFound = steps.filter(({ toolMissing }) => toolMissing).map(({ tool }) => tool);
  const gone = new Set([...notFound, ...absent]);
  return [...needs].filter((tool) => gone.has(tool)).toSorted();
}

function placeOf(steps: readonly ReplayStep[], is: (step: ReplayStep) => boolean): number | null {
  const at = steps.findIndex(is);
  return at < 0 ? null : at;
}

function usesOf(steps: readonly ReplayStep[]): ReplayFinding["normalizations"] {
  const uses = new Map<NormalizationName, number>();
  for (const name of steps.flatMap(({ used }) => used)) {
    const seen = uses.get(name);
    uses.set(name, seen === undefined ? 1 : seen + 1);
  }
  return [...uses]
    .map(([name, calls]) => ({ name, calls }))
    .toSorted((a, b) => compareCodePoints(a.name, b.name));
}

interface Found {
  readonly missing: boolean;
  readonly mismatch: boolean;
  readonly isModeKnown: boolean;
  readonly unchecked: boolean;
}

function verdictOf({ missing, mismatch, isModeKnown, unchecked }: Found): ReplayVerdict {
  if (missing) return { verdict: "replay_invalid", reason: "tool_missing" };
  if (mismatch) return { verdict: "replay_invalid", reason: "state_mismatch" };
  if (!isModeKnown) return { verdict: "replay_invalid", reason: "mode_unknown" };
  return { verdict: unchecked ? "unchecked" : "valid", reason: null };
}
