import { compareResults } from "./compare-results.ts";
import type { NormalizationName } from "./normalizations.ts";
import type { ReplayedCall } from "./replayed-call.ts";

/** What counts when two executions of a call are compared. */
export interface ReplayRules {
  /** Differences of writing that do not count. */
  readonly normalizations: readonly NormalizationName[];
  /** Tool to the fields of its result that matter; a tool without an entry is compared whole. */
  readonly keyFields: ReadonlyMap<string, readonly string[]>;
}

/** One call, recorded and re-run. */
export interface ReplayStep {
  readonly tool: string;
  /** d_t of measurement.md 9: `same` is 0, `differs` is 1; `unchecked` lacks a result on one side and is neither. */
  readonly drift: "same" | "differs" | "unchecked";
  /** It succeeded in the recording and fails now. */
  readonly brokeNow: boolean;
  readonly toolMissing: boolean;
  readonly used: readonly NormalizationName[];
}

/** Compares two executions of one call: it differs where a key field, the success or the state does. */
export function replayStep(
  recorded: ReplayedCall,
  rerun: ReplayedCall,
  rules: ReplayRules,
): ReplayStep {
  const { tool } = recorded;
  const toolMissing = recorded.toolKnown !== false && rerun.toolKnown === false;
  const brokeNow = recorded.isError === false && rerun.isError === true;
  if (toolMissing || brokeNow || statesDiffer(recorded, rerun) || successDiffers(recorded, rerun)) {
    return { tool, drift: "differs", brokeNow, toolMissing, used: [] };
  }
  if (recorded.resultText === null || rerun.resultText === null) {
    return { tool, drift: "unchecked", brokeNow, toolMissing, used: [] };
  }
  const fields = rules.keyFields.get(tool) ?? null;
  const { normalizations } = rules;
  const compared = compareResults(recorded.resultText, rerun.resultText, normalizations, fields);
  return compared.same
    ? { tool, drift: "same", brokeNow, toolMissing, used: compared.used }
    : { tool, drift: "differs", brokeNow, toolMissing, used: [] };
}

function statesDiffer({ stateDigest: before }: ReplayedCall, rerun: ReplayedCall): boolean {
  const after = rerun.stateDigest;
  return before !== null && after !== null && before !== after;
}

function successDiffers({ isError: before }: ReplayedCall, { isError: after }: ReplayedCall) {
  return before !== null && after !== null && before !== after;
}
