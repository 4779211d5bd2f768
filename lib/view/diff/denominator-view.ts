import type { OneDenominator, SmallerDenominator } from "#lib/domain/diff/one-denominator.ts";
import type { RowPair } from "#lib/domain/diff/order-changes.ts";
import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import type { TaskSetSize } from "#lib/domain/diff/task-set-size.ts";
import { counted } from "../words/format.ts";
import { rowLabels } from "./row-labels.ts";

export interface DenominatorView {
  /** How large the whole set is. */
  readonly size: string;
  /** Who says so. */
  readonly source: string;
  readonly smaller: readonly SmallerLine[];
  /** What the order would be with one denominator, named as derived. */
  readonly derived: string;
  readonly changes: readonly ChangeLine[];
  /** Rows whose count nobody knows; null when there are none. */
  readonly undetermined: string | null;
}

export interface SmallerLine {
  readonly key: string;
  readonly label: string;
  readonly side: "before" | "after";
  readonly figure: string;
  /** `87 of 386`, or why there is none. */
  readonly largest: string;
}

export interface ChangeLine {
  readonly key: string;
  readonly change: "reversed" | "tie formed" | "tie broken";
  readonly rows: readonly [string, string];
  /** Passes of both rows. */
  readonly before: string;
  readonly after: string;
}

/** Which figures of a diff cannot be shares of the whole task set, and the order of counts on one denominator. */
export function denominatorView(
  { episodes, smaller, changes, undetermined }: OneDenominator,
  size: TaskSetSize,
  rows: readonly ReportedRow[],
): DenominatorView {
  const labels = rowLabels(rows);
  const name = (id: string) => labels.get(id) ?? id;
  const line = (change: ChangeLine["change"]) => (pair: RowPair<number>) =>
    changeLine(change, pair, name);
  return {
    size: `${counted(episodes, "episode")}: ${counted(size.tasks, "task")}, ${counted(size.trials, "trial")} each`,
    source: `${size.source} (${size.author}, ${size.createdAt.slice(0, 10)})`,
    smaller: smaller.map((figure) => smallerLine(figure, name)),
    derived: `Derived: with ${episodes} episodes on both sides ${changes.reversals.length} of ${counted(changes.pairs, "pair")} reversed; ${counted(changes.tiesEntered.length, "tie")} formed, ${changes.tiesLeft.length} broke.`,
    changes: [
      ...changes.reversals.map(line("reversed")),
      ...changes.tiesEntered.map(line("tie formed")),
      ...changes.tiesLeft.map(line("tie broken")),
    ],
    undetermined:
      undetermined.length === 0
        ? null
        : `Left out, because no single count gives their figure: ${undetermined.map(name).join(", ")}.`,
  };
}

function smallerLine(
  { id, side, figure, largest }: SmallerDenominator,
  name: (id: string) => string,
): SmallerLine {
  const count = largest === null ? "no single count" : `${largest.passes} of ${largest.episodes}`;
  return { key: `${id} ${side}`, label: name(id), side, figure, largest: count };
}

function changeLine(
  change: ChangeLine["change"],
  { a, b }: RowPair<number>,
  name: (id: string) => string,
): ChangeLine {
  return {
    key: `${a.id} ${b.id}`,
    change,
    rows: [name(a.id), name(b.id)],
    before: `${a.before} / ${b.before}`,
    after: `${a.after} / ${b.after}`,
  };
}
