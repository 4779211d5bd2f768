import type { Inflation } from "#lib/domain/ledger/cost-ledger.ts";
import { inflationDistribution } from "#lib/domain/ledger/inflation-distribution.ts";
import { counted, formatCount } from "../words/format.ts";

export interface InflatedRun {
  readonly benchmark: string;
  readonly agent: string | null;
  readonly model: string | null;
  readonly inflation: readonly Inflation[];
}

export interface InflationLine {
  readonly group: string;
  readonly runs: string;
  readonly atOne: string;
  readonly atTwo: string;
  readonly between: string;
  readonly range: string;
  readonly median: string;
}

export interface InflationView {
  readonly sentence: string;
  readonly coverage: string;
  readonly byScaffold: readonly InflationLine[];
  readonly byProvider: readonly InflationLine[];
  readonly byBenchmark: readonly InflationLine[];
}

/** How inflation spreads over the runs that have spans, by tokens, as money needs a price table. */
export function inflationView(runs: readonly InflatedRun[], withoutLog: number): InflationView {
  const factors = runs.flatMap((run) => {
    const factor = wholeFactor(run.inflation);
    return factor === null ? [] : { ...run, factor };
  });
  const by = (group: (run: InflatedRun) => string) =>
    lines(factors.map((run) => ({ group: group(run), factor: run.factor })));
  const repeated = factors.filter(({ factor }) => factor > 1.005).length;
  const sentence =
    factors.length === 0
      ? "No published run has a model-call log that says how often its calls were counted."
      : `${formatCount(repeated)} of ${counted(factors.length, "run")} with a model-call log repeat usage in it.`;
  const unknown = runs.length - factors.length;
  return {
    sentence,
    coverage: [
      `${counted(withoutLog, "run")} without spans: not computable`,
      ...(unknown > 0 ? [`${counted(unknown, "run")} with spans that do not say enough`] : []),
    ].join("; "),
    byScaffold: by(({ agent }) => agent ?? "agent unknown"),
    byProvider: by(({ model }) => providerOf(model)),
    byBenchmark: by(({ benchmark }) => benchmark),
  };
}

function wholeFactor(inflation: readonly Inflation[]): number | null {
  const whole = inflation.find(({ role, model }) => role === "all" && model === null);
  return whole === undefined ? null : whole.tokens;
}

/** The part of a model's name before the slash, as gateways write it; a name without one names no provider. */
function providerOf(model: string | null): string {
  const [provider, ...rest] = (model ?? "model unknown").split("/");
  return rest.length === 0 || provider === undefined ? "not in the model's name" : provider;
}

function lines(runs: Parameters<typeof inflationDistribution>[0]): readonly InflationLine[] {
  return inflationDistribution(runs).map(({ group, runs: all, ...spread }) => ({
    group,
    runs: formatCount(all),
    atOne: formatCount(spread.atOne),
    atTwo: formatCount(spread.atTwo),
    between: formatCount(spread.between),
    range: `${spread.low.toFixed(2)}–${spread.high.toFixed(2)}×`,
    median: `${spread.median.toFixed(2)}×`,
  }));
}
