import type { NamedRule } from "#lib/domain/run-summary.ts";
import { formatPercent } from "../words/format.ts";
import { metricName } from "./metric-name.ts";

export interface RuleLine {
  readonly rule: string;
  readonly metric: string;
  readonly value: string;
}

/** The benchmark's own conventions, computed beside ours. */
export function ruleLines(rules: readonly NamedRule[]): readonly RuleLine[] {
  return rules.map(({ name, metric, value }) => ({
    rule: name,
    metric: metricName(metric),
    value: formatPercent(value),
  }));
}
