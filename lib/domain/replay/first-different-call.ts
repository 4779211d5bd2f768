import { compareResults } from "./compare-results.ts";
import { allNormalizations } from "./normalizations.ts";
import type { ReplayedCall } from "./replayed-call.ts";

/**
 * The first place where two sequences are not the same calls: tool, requestor and arguments, whatever the results.
 * Null when they are one trajectory. Arguments are JSON, so their spelling does not count.
 */
export function firstDifferentCall(
  recorded: readonly ReplayedCall[],
  rerun: readonly ReplayedCall[],
): number | null {
  const length = Math.max(recorded.length, rerun.length);
  for (let at = 0; at < length; at += 1) {
    const [before, after] = [recorded[at], rerun[at]];
    if (before === undefined || after === undefined || !isSameCall(before, after)) return at;
  }
  return null;
}

function isSameCall(before: ReplayedCall, after: ReplayedCall): boolean {
  return (
    before.tool === after.tool &&
    before.requestor === after.requestor &&
    isSameArguments(before.argumentsJson, after.argumentsJson)
  );
}

function isSameArguments(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return before === after;
  return compareResults(before, after, allNormalizations).same;
}
