import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { MigrationResult } from "#lib/domain/replay/rescore-summary.ts";
import { rulerChips } from "../board/ruler-chips.ts";
import { scoreCell } from "../board/score-cell.ts";
import { counted } from "../words/format.ts";
import { scoreSourceWords } from "../words/score-source-words.ts";
import { countLines, reasonLines } from "./run-counts.ts";

/** One ruler that a run was measured by. */
export interface MeasurementLine {
  readonly key: string;
  /** The re-score that it came from; null for the ruler that the run was published with. */
  readonly rescore: string | null;
  readonly source: string;
  readonly ruler: string;
  readonly score: string;
  readonly coverage: string;
  readonly counts: string;
  /** Why episodes are unresolved, with how many; empty when none is. */
  readonly reasons: string;
  /** The mean that a re-grade printed, as text; null where there is none. */
  readonly numberReturned: string | null;
  readonly notes: readonly string[];
}

/** The rulers of one run side by side; nothing is pooled and nothing overwritten. */
export function measurementLines(rows: readonly BoardRun[]): readonly MeasurementLine[] {
  return rows.map((row) => {
    const { text: score, coverage } = scoreCell(row);
    const { rescore, measurement } = row;
    return {
      key: measurement.key,
      rescore: rescore === null ? null : rescore.id,
      source: scoreSourceWords[sourceOf(row)],
      ruler: rulerText(row),
      ...{ score, coverage },
      counts: countsText(row),
      reasons: reasonLines(row.reasons)
        .map(({ label, episodes }) => `${episodes} ${label}`)
        .join(", "),
      numberReturned: rescore === null ? null : rescore.numberReturned,
      notes: rescore === null ? [] : notesOf(rescore),
    };
  });
}

function sourceOf({ rescore, counts }: BoardRun) {
  if (rescore !== null) return rescore.scoreSource;
  return counts === null ? "reported" : "archived";
}

function rulerText(row: BoardRun): string {
  const { mode } = row.measurement;
  const chips = rulerChips(row).map(({ text }) => text);
  return [...chips, ...(mode === "dual" ? ["dual control"] : [])].join(" · ");
}

function countsText({ counts }: BoardRun): string {
  if (counts === null) return "no episodes";
  return countLines(counts)
    .filter(({ label, episodes }) => episodes > 0 || label === "pass" || label === "fail")
    .map(({ label, episodes }) => `${episodes} ${label}`)
    .join(", ");
}

function notesOf(rescore: NonNullable<BoardRun["rescore"]>): readonly string[] {
  const { notMentioned, notInRun, migration, normalizations, tool } = rescore;
  return [
    ...(tool === null ? [] : [`made by ${tool}`]),
    ...(notMentioned === 0 ? [] : [`${counted(notMentioned, "episode")} not spoken of`]),
    ...(notInRun.length === 0
      ? []
      : [`${counted(notInRun.length, "episode")} that the run does not have`]),
    ...(normalizations.length === 0 ? [] : [`not counted as drift: ${normalizations.join(", ")}`]),
    ...migrationNote(migration),
  ];
}

function migrationNote(migration: MigrationResult): readonly string[] {
  const { agreed, disagreed, unknown } = migration;
  const all = agreed + disagreed.length + unknown.length;
  if (all === 0) return [];
  const differs = disagreed.length === 0 ? "" : `; it differs for ${disagreed.join("; ")}`;
  return [`migration check: the old rule agrees on ${agreed} of ${all}${differs}`];
}
