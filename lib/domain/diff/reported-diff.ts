import { type SharedRank, sharedRanks } from "../board/shared-rank.ts";
import type { Comparison } from "../compare/comparison.ts";
import { compareDecimals } from "../numbers/compare-decimals.ts";
import { compareCodePoints } from "../order/compare-code-points.ts";
import { type JoinedRow, joinReported } from "./join-reported.ts";
import { type LabelMoved, labelMoved } from "./label-moved.ts";
import { type ChangedRow, orderChanges, type RowPair } from "./order-changes.ts";
import type { ReportedRow } from "./reported-row.ts";
import { comparedRulers, type RulerPair, rulerDifference, sameRulers } from "./ruler-pair.ts";

export interface ReportedDiffOptions {
  readonly taskSet: string;
  readonly metric: string;
  /** Takes in rows of other rulers too; the answer then carries a warning. */
  readonly ignoreComparability: boolean;
}

/** Two rows whose order changed; `before` and `after` hold the figures of `a` and `b` as archived. */
export interface DiffPair {
  readonly a: string;
  readonly b: string;
  readonly before: readonly [string, string];
  readonly after: readonly [string, string];
}

/** A row's shared rank on both sides. */
export interface RankMove {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly tiedBefore: boolean;
  readonly tiedAfter: boolean;
}

/** The answer of decisions.md 29. Figures stay the archive's own text. */
export interface ReportedDiff {
  readonly metric: string;
  /** `parsed`: rows of the task set on either side; `valid`: listed, with a figure on both; `compatible`: under the rulers compared. */
  readonly denominators: {
    readonly parsed: number;
    readonly valid: number;
    readonly compatible: number;
    readonly compared: number;
  };
  /** The rulers compared; null when no row can be. */
  readonly rulers: RulerPair | null;
  readonly rows: number;
  readonly pairs: number;
  readonly reversals: readonly DiffPair[];
  readonly tiesEntered: readonly DiffPair[];
  readonly tiesLeft: readonly DiffPair[];
  /** In the order of the ranks after. */
  readonly ranks: readonly RankMove[];
  readonly apart: readonly { readonly id: string; readonly reason: string }[];
  readonly warnings: readonly string[];
  readonly notes: readonly LabelMoved[];
}

/**
 * Compares the reported figures of one task set in two archives of a board (decisions.md 6, 17, 29).
 *
 * Rows are joined by id. The cohort is every listed row with the figure on both sides whose rulers
 * (before, after) are the pair compared: the pair that most of the rows whose ruler changed have in
 * common. Every other row stands apart with its reason. Folders outside a manifest stand apart
 * whatever task sets they hold.
 */
export function reportedDiff(
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
  options: ReportedDiffOptions,
): ReportedDiff {
  const { metric, taskSet, ignoreComparability } = options;
  const { joined, apart, parsed } = joinReported(before, after, taskSet, metric);
  const { rulers, warnings } = comparedRulers(joined);
  const compatible = joined.filter((row) => rulers !== null && sameRulers(row.rulers, rulers));
  const others = joined.filter((row) => !compatible.includes(row));
  const rows = ignoreComparability ? joined : compatible;
  const compare = metric === "cost" ? cheaperFirst : compareDecimals;
  const changes = orderChanges(rows, compare);
  const othersApart = rulers === null ? [] : others.map((row) => otherRuler(row, rulers));
  const ofTaskSet = (row: ReportedRow) => row.taskSet === taskSet && row.listed;
  return {
    metric: `${taskSet}/${metric}`,
    denominators: {
      parsed,
      valid: joined.length,
      compatible: compatible.length,
      compared: rows.length,
    },
    rulers,
    rows: changes.rows,
    pairs: changes.pairs,
    reversals: changes.reversals.map(toDiffPair),
    tiesEntered: changes.tiesEntered.map(toDiffPair),
    tiesLeft: changes.tiesLeft.map(toDiffPair),
    ranks: rankMoves(rows, compare),
    apart: [...(ignoreComparability ? [] : othersApart), ...apart],
    warnings: [
      ...warnings,
      ...(ignoreComparability && others.length > 0 ? [mixed(others.length, rows.length)] : []),
      ...(rows.length === 0 ? ["No row can be compared."] : []),
    ],
    notes: labelMoved(before.filter(ofTaskSet), after.filter(ofTaskSet)),
  };
}

function otherRuler(row: JoinedRow, rulers: RulerPair) {
  return { id: row.id, reason: rulerDifference(row.rulers, rulers) };
}

function mixed(others: number, rows: number): string {
  return `Comparability was ignored: ${others} of ${rows} rows were not measured with the rulers compared, so a change of their order is not the effect of the new ruler.`;
}

function toDiffPair({ a, b }: RowPair<string>): DiffPair {
  return { a: a.id, b: b.id, before: [a.before, b.before], after: [a.after, b.after] };
}

function rankMoves(
  rows: readonly ChangedRow<string>[],
  compare: Comparison<string>,
): readonly RankMove[] {
  const ranksOf = (side: "before" | "after") =>
    sharedRanks(
      rows.map((row) => row[side]),
      compare,
    );
  const [before, after] = [ranksOf("before"), ranksOf("after")];
  return rows
    .flatMap(({ id }, index) => {
      const old = before.slice(index, index + 1);
      const now = after.slice(index, index + 1);
      return old.flatMap((was) => now.map((is) => rankMove(id, was, is)));
    })
    .toSorted((a, b) => a.after - b.after || compareCodePoints(a.id, b.id));
}

function rankMove(id: string, was: SharedRank, is: SharedRank): RankMove {
  return { id, before: was.rank, after: is.rank, tiedBefore: was.tied, tiedAfter: is.tied };
}

/** Better is higher, but for money. */
function cheaperFirst(a: string, b: string): number {
  return compareDecimals(b, a);
}
