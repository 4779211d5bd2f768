import { type MeasurementPart, measurementPartNames, partValue } from "#lib/domain/measurement.ts";
import { plainWord } from "../words/plain-word.ts";

interface Measured {
  readonly parts: readonly MeasurementPart[];
  readonly archiveSha256: string;
}

/**
 * Why two rows cannot be compared, one sentence part for each ruler field that differs or that nobody knows.
 * An unknown part equals an unknown part only inside one archive.
 */
export function rulerDifferences(row: Measured, ranked: Measured): readonly string[] {
  return measurementPartNames.flatMap((name) => {
    const here = partValue(row.parts, name);
    const there = partValue(ranked.parts, name);
    const word = plainWord(name);
    if (here === there) {
      const isUnknown =
        here === null && [...row.parts, ...ranked.parts].some((part) => part.name === name);
      return isUnknown && row.archiveSha256 !== ranked.archiveSha256
        ? [`${word} unknown on both sides`]
        : [];
    }
    if (here === null) return [`${word} unknown here, ${there} on the board`];
    return [`${word} ${here} here, ${there ?? "unknown"} on the board`];
  });
}
