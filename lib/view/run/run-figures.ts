import type { RunSummary } from "#lib/domain/run-summary.ts";
import { formatBounds, formatPercent } from "../words/format.ts";

export interface ScoreLine {
  readonly name: string;
  readonly value: string;
  /** How it was made. */
  readonly meaning: string;
}

/** The readings of one score, each named; empty for a figure without episodes. */
export function scoreLines({
  counts,
  score,
}: Pick<RunSummary, "counts" | "score">): readonly ScoreLine[] {
  if (counts === null) return [];
  const { planned, valid, pass, partial } = counts;
  const what = partial === 0 ? String(pass) : "sum of values";
  const { low, high } = score;
  return [
    {
      name: "Bounds",
      value: low === null || high === null ? "–" : formatBounds(low, high),
      meaning: "every unresolved episode failed, or every one passed",
    },
    {
      name: "Unresolved counted as zero",
      value: formatPercent(score.naive),
      meaning: `${what} of ${planned} planned; what most boards print`,
    },
    {
      name: "Of those scored",
      value: formatPercent(score.ofScored),
      meaning: valid === 0 ? "nothing was scored" : `${what} of ${valid} scored`,
    },
  ];
}
