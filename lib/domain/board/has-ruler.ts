import { tau2Bench } from "../benchmarks/tau2-bench.ts";
import type { MeasurementSummary } from "../run-summary.ts";

/** Benchmarks whose environment differs with the mode: the same trajectory scores otherwise in the other one. */
const modeMatters: readonly string[] = [tau2Bench.id];

interface MeasuredRow {
  readonly benchmark: string;
  readonly measurement: Pick<MeasurementSummary, "mode">;
}

/**
 * Whether a row of episodes has a ruler to be ranked by. Where a benchmark's environment differs with the mode, a row
 * whose mode nobody knows has none: it stands apart and takes no rank, not even among its like.
 */
export function hasRuler({ benchmark, measurement }: MeasuredRow): boolean {
  return measurement.mode !== "unknown" || !modeMatters.includes(benchmark);
}
