import type { MeasurementPart } from "#lib/domain/measurement.ts";
import type { Submission } from "./schema.ts";

/**
 * The ruler of a submission. Its one version string covers up to four domains and was once moved
 * for all of them when only banking_knowledge was graded anew, so it is the scorer's version as
 * archived and never a version of a task set. The format has no field for control mode,
 * reward basis or task data: these stay unknown.
 */
export function toParts({ methodology }: Submission): readonly MeasurementPart[] {
  return [
    { name: "scorer", value: "tau2-bench", source: "derived" },
    archived("scorer_version", methodology?.tau2_bench_version),
    { name: "task_set_version", value: null, source: null },
    { name: "mode", value: null, source: null },
    archived("user_simulator", methodology?.user_simulator),
    { name: "reward_basis", value: null, source: null },
  ];
}

function archived(
  name: MeasurementPart["name"],
  value: string | null | undefined,
): MeasurementPart {
  if (value === null || value === undefined || value === "") {
    return { name, value: null, source: null };
  }
  return { name, value, source: "archive" };
}
