import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { measurementPartNames, partValue } from "#lib/domain/measurement.ts";
import { plainWord } from "../words/plain-word.ts";

/** Whether a run may be held against the baseline, and if not, why. */
export type Comparability =
  | { readonly kind: "comparable" }
  /** One part of a sentence for each ruler field that differs: a reader may ignore it, and is warned. */
  | { readonly kind: "other_ruler"; readonly differences: readonly string[] }
  /** There is nothing to pair, whatever a reader ignores. */
  | { readonly kind: "nothing_to_pair"; readonly reason: string };

export function comparability(base: BoardRun, run: BoardRun): Comparability {
  const gone = [base, run].find(({ withdrawn }) => withdrawn !== null);
  if (gone !== undefined) {
    const whose = gone === base ? "the baseline was" : "it was";
    return { kind: "nothing_to_pair", reason: `${whose} withdrawn: ${gone.withdrawn?.reason}` };
  }
  if (base.counts === null || run.counts === null) {
    const whose = base.counts === null ? "the baseline is" : "it is";
    return { kind: "nothing_to_pair", reason: `${whose} a figure without episodes` };
  }
  if (base.board !== run.board) {
    return { kind: "nothing_to_pair", reason: `it is of another task set: ${run.board}` };
  }
  if (base.measurement.key === run.measurement.key) return { kind: "comparable" };
  return { kind: "other_ruler", differences: rulerDifferences(base, run) };
}

/** Only fields that either ruler has; an unknown one equals an unknown one only inside one archive. */
function rulerDifferences(base: BoardRun, run: BoardRun): readonly string[] {
  const [own, other] = [base.measurement.parts, run.measurement.parts];
  const isOneArchive = base.archiveSha256 === run.archiveSha256;
  return measurementPartNames.flatMap((name) => {
    if (![...own, ...other].some((part) => part.name === name)) return [];
    const [there, here] = [partValue(own, name), partValue(other, name)];
    if (here !== there) {
      return [`${plainWord(name)} ${here ?? "unknown"}, of the baseline ${there ?? "unknown"}`];
    }
    const isOpen = here === null && !isOneArchive;
    return isOpen ? [`${plainWord(name)} unknown on both sides`] : [];
  });
}
