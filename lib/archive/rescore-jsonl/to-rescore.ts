import type { MeasurementPart } from "#lib/domain/measurement.ts";
import type { RescoreRecord } from "#lib/domain/replay/rescore-record.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { Header } from "./schema.ts";

/** The header line as a re-score. A part of the ruler that is left out is unknown: it is not taken from the run. */
export function toRescore(
  header: Header,
  place: { readonly ref: string; readonly memberPath: string | null },
  element: JsonElement,
): RescoreRecord {
  const { of, source, normalizations, tool } = header;
  return {
    ...place,
    source: element.source,
    of: {
      run: of.run ?? null,
      archiveSha256: of.archive_sha256 ?? null,
      nativeId: of.native_id ?? null,
      taskSet: of.task_set ?? null,
    },
    scoreSource: source,
    parts: toParts(header),
    normalizations: normalizations ?? [],
    numberReturned: toNumberReturned(header, element),
    tool: tool ?? null,
  };
}

function toNumberReturned({ number_returned: number }: Header, element: JsonElement) {
  if (number === null || number === undefined) return null;
  return element.lexeme("/number_returned") ?? String(number);
}

function toParts({ measurement }: Header): readonly MeasurementPart[] {
  const mode = measurement.mode === "unknown" ? null : measurement.mode;
  return [
    part("scorer", measurement.scorer),
    part("scorer_version", measurement.scorer_version),
    part("task_set_version", measurement.task_set_version),
    part("mode", mode),
    part("user_simulator", measurement.user_simulator),
    part("reward_basis", measurement.reward_basis),
  ];
}

function part(name: MeasurementPart["name"], value: string | null | undefined): MeasurementPart {
  if (value === null || value === undefined) return { name, value: null, source: null };
  return { name, value, source: "archive" };
}
