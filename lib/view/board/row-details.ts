import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { measurementPartNames } from "#lib/domain/measurement.ts";
import { plainWord } from "../words/plain-word.ts";
import { reasonLabels } from "../words/score-reason-words.ts";

export interface PartLine {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

const sources = {
  archive: "from the archive",
  derived: "derived by computation",
  declared: "declared by the submitter",
} as const;

/** Every ruler field with who says so; a field nobody names is unknown. */
export function partLines({ measurement }: Pick<BoardRun, "measurement">): readonly PartLine[] {
  return measurementPartNames.map((name) => {
    const part = measurement.parts.find((one) => one.name === name);
    const value = part === undefined ? null : part.value;
    const source = part === undefined ? null : part.source;
    return {
      name: plainWord(name),
      value: value === null ? "unknown" : plainWord(value),
      source: source === null ? "nobody says" : sources[source],
    };
  });
}

export interface ReasonLine {
  readonly label: string;
  readonly episodes: number;
}

/** Why planned episodes have no valid score, the most frequent reason first. */
export function unresolvedReasons(
  reasons: Readonly<Record<string, number>>,
): readonly ReasonLine[] {
  const labels: Readonly<Record<string, string>> = reasonLabels;
  return Object.entries(reasons)
    .filter(([, episodes]) => episodes > 0)
    .map(([reason, episodes]) => ({ label: labels[reason] ?? plainWord(reason), episodes }))
    .toSorted((a, b) => b.episodes - a.episodes || (a.label < b.label ? -1 : 1));
}
