import { unresolvedKinds } from "#lib/domain/compare/unresolved-kinds.ts";
import { formatPercent } from "../words/format.ts";
import { reasonLabels, statusLabels } from "../words/score-reason-words.ts";
import type { CompareSide } from "./compare-side.ts";

/** One kind of unresolved episodes on both sides, with what it adds to the width of each side's bounds. */
export interface KindLine {
  readonly key: string;
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly widthA: string;
  readonly widthB: string;
}

export function kindLines(a: CompareSide, b: CompareSide): readonly KindLine[] {
  return unresolvedKinds(a.scores, b.scores).map((kind) => {
    const word = kind.reason === null ? "no reason given" : reasonLabels[kind.reason];
    return {
      key: `${kind.status} ${kind.reason}`,
      name: `${statusLabels[kind.status]}: ${word}`,
      ...{ a: kind.a, b: kind.b },
      widthA: formatPercent(kind.a / a.sum.planned),
      widthB: formatPercent(kind.b / b.sum.planned),
    };
  });
}
