import type { Board } from "../board/board-run.ts";
import type { ReportedRow } from "../diff/reported-row.ts";
import type { EditionContent } from "./edition.ts";

/**
 * The rows of figures that an edition ranked, as a comparison sees them: only those measured with the
 * ruler of its header, because an edition keeps no other ruler in words. Rows with episodes are left
 * out: an edition holds their counts and not the episodes.
 */
export function editionFigures(
  { measurement, rows }: EditionContent,
  { benchmark, taskSet }: Pick<Board, "benchmark" | "taskSet">,
): readonly ReportedRow[] {
  return rows
    .filter(({ counts, measurementKey }) => counts === null && measurementKey === measurement.key)
    .map(({ run, nativeId, system, listed, reported }) => {
      const id = nativeId ?? run;
      return {
        ...{ id, label: system.model ?? id, listed, unlistedReason: null, benchmark, taskSet },
        parts: measurement.parts,
        figures: Object.fromEntries(reported.map(({ metric, value }) => [metric, value])),
        units: Object.fromEntries(reported.map(({ metric, unit }) => [metric, unit])),
      };
    });
}
