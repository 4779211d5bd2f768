import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import type { Counts, PlannedSource } from "#lib/domain/run-summary.ts";
import { scoreReasons } from "#lib/domain/score/score-status.ts";
import { counted } from "../words/format.ts";
import { reasonLabels } from "../words/score-reason-words.ts";

export interface CountLine {
  readonly label: string;
  readonly episodes: number;
}

const labels = {
  pass: "pass",
  fail: "fail",
  partial: "partial",
  unscored: "unscored",
  replayInvalid: "replay invalid",
  invalid: "invalid",
  suspect: "suspect",
  missing: "missing",
} as const satisfies Partial<Record<keyof Counts, string>>;
const parts = [
  "pass",
  "fail",
  "partial",
  "unscored",
  "replayInvalid",
  "invalid",
  "suspect",
  "missing",
] as const;

/** How the planned episodes divide, every status with its count: a 0 is a count, too. */
export function countLines(counts: Counts): readonly CountLine[] {
  return parts.map((part) => ({ label: labels[part], episodes: counts[part] }));
}

export interface ReasonLine extends CountLine {
  /** The reason as the data spells it. */
  readonly reason: string;
}

/** The reasons behind unresolved episodes, the most frequent first. */
export function reasonLines(reasons: Readonly<Record<string, number>>): readonly ReasonLine[] {
  return Object.entries(reasons)
    .toSorted(([a, x], [b, y]) => y - x || compareCodePoints(a, b))
    .map(([reason, episodes]) => ({ reason, label: labelOf(reason), episodes }));
}

function labelOf(reason: string): string {
  const known = scoreReasons.find((word) => word === reason);
  return known === undefined ? reason : reasonLabels[known];
}

const planned = {
  declared: "as the archive declares",
  as_found: "tasks × trials as found in the archive",
  task_set: "the registered task set's size",
} as const satisfies Record<PlannedSource, string>;

/** Where the number of planned episodes comes from, with what lies outside it. */
export function planSentence(counts: Counts | null, source: PlannedSource | null): string {
  if (counts === null || source === null) return "no episodes in the archive: coverage unknown";
  const outside = [
    ...(counts.excluded > 0 ? [`${counts.excluded} excluded`] : []),
    ...(counts.unplanned > 0 ? [`${counts.unplanned} unplanned`] : []),
  ];
  const rest = outside.length === 0 ? "" : `; outside it ${outside.join(", ")}`;
  return `${counted(counts.planned, "episode")} planned, ${planned[source]}${rest}`;
}
