import type { CostRange } from "#lib/domain/frontier/frontier.ts";
import type { FrontierScenario } from "#lib/domain/frontier/frontier-scenario.ts";
import { formatUsd } from "../words/format.ts";
import type { CostUnit } from "./frontier-facts.ts";

/** The readings that a frontier can be drawn with, as a switch names them. */
export const scenarioWords = {
  as_archived: "as archived",
  once_per_event: "cost once per event",
  evidence_adjusted: "score by the evidence",
  both: "both",
} as const satisfies Record<FrontierScenario, string>;

export const scenarioMeanings = {
  as_archived:
    "Score and cost as the archives state them. Where one states no score, its unresolved episodes count as failed.",
  once_per_event: "Score as archived; each billed response counted once.",
  evidence_adjusted: "Bounds of what the evidence leaves open; cost as archived.",
  both: "Bounds of what the evidence leaves open; each billed response counted once.",
} as const satisfies Record<FrontierScenario, string>;

export const costUnitWords = {
  episode: "per planned episode",
  total: "of the whole run",
} as const satisfies Record<CostUnit, string>;

export const standingWords = {
  certain: "certainly on it",
  possible: "possibly on it",
  off: "off",
} as const;

/** `$0.40`, `$0.40–$0.60`, or `≥ $0.40` where nothing bounds it from above. */
export function costText({ low, high }: CostRange): string {
  if (high === null) return `≥ ${formatUsd(low)}`;
  return low === high ? formatUsd(low) : `${formatUsd(low)}–${formatUsd(high)}`;
}
