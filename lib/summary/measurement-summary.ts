import { type MeasurementPart, type Mode, modes, partValue } from "#lib/domain/measurement.ts";
import type { MeasurementSummary } from "#lib/domain/run-summary.ts";
import { measurementKey } from "#lib/identity/measurement-key.ts";

/** A ruler by its parts, with the key that says what it can be compared with. */
export function measurementSummary(
  parts: readonly MeasurementPart[],
  archiveSha256: string,
): MeasurementSummary {
  return {
    scorer: partValue(parts, "scorer"),
    scorerVersion: partValue(parts, "scorer_version"),
    taskSetVersion: partValue(parts, "task_set_version"),
    mode: modeOf(partValue(parts, "mode")),
    key: measurementKey(parts, archiveSha256),
    parts,
  };
}

function modeOf(value: string | null): Mode {
  return modes.find((mode) => mode === value) ?? "unknown";
}
