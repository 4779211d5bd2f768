import type { ReportedFigure } from "#lib/domain/record.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { Header } from "./header-schema.ts";

/** The figures that the writer's own harness printed, kept beside what the episodes give. */
export function toReported(
  header: Header,
  run: string,
  element: JsonElement,
): readonly ReportedFigure[] {
  return (header.reported ?? []).map(({ metric, value, unit, notes }, index) => ({
    run,
    metric,
    value: value === null ? null : element.lexeme(`/reported/${index}/value`),
    unit,
    source: element.source,
    notes: notes ?? [],
  }));
}
