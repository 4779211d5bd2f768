/**
 * The ruler fields: whatever changes the ruler, and nothing else. The hash of these parts is the
 * comparability key; two rows share a ranking only when their keys are equal.
 */
export const measurementPartNames = [
  "scorer",
  "scorer_version",
  "task_set_version",
  "mode",
  "user_simulator",
  "reward_basis",
] as const;
export type MeasurementPartName = (typeof measurementPartNames)[number];

/** Who says so: the archive itself, a computation over it (a content hash), or the submitter. */
export const partSources = ["archive", "derived", "declared"] as const;
export type PartSource = (typeof partSources)[number];

/** One ruler field. `value` is null when nobody knows it, and then `source` is null too. */
export interface MeasurementPart {
  readonly name: MeasurementPartName;
  readonly value: string | null;
  readonly source: PartSource | null;
}

/** What a ruler field says, without who says so. */
export type PartReading = Pick<MeasurementPart, "name" | "value">;

/** Whether the user's side was simulated (`dual`) or the agent acted alone (`solo`). */
export const modes = ["solo", "dual", "unknown", "not_applicable"] as const;
export type Mode = (typeof modes)[number];

/** Finds a part's value; null when it is unknown or absent. */
export function partValue(parts: readonly PartReading[], name: MeasurementPartName): string | null {
  return parts.find((part) => part.name === name)?.value ?? null;
}
