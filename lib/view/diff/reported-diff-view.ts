import type { DiffPair, RankMove, ReportedDiff } from "#lib/domain/diff/reported-diff.ts";
import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import { partValue } from "#lib/domain/measurement.ts";
import { decimalDifference } from "#lib/domain/numbers/decimal-difference.ts";
import { counted } from "../words/format.ts";
import { rowLabels } from "./row-labels.ts";

/** A row of the rank table and of the slope chart. */
export interface DiffRow {
  readonly id: string;
  readonly label: string;
  /** Figures as archived. */
  readonly before: string;
  readonly after: string;
  /** After less before, exact. */
  readonly change: string;
  /** `9`, or `=5` for a shared place. */
  readonly rankBefore: string;
  readonly rankAfter: string;
  /** Part of a reversal, or of a tie that formed or broke. */
  readonly tone: "reversed" | "tied" | "same";
}

export interface DiffPairLine {
  readonly key: string;
  readonly a: string;
  readonly b: string;
  readonly before: string;
  readonly after: string;
}

export interface ReportedDiffView {
  readonly finding: string;
  readonly denominators: string;
  /** `scorer version 0.2.1-dev`, `scorer version 1.0.1`. */
  readonly before: string;
  readonly after: string;
  readonly rows: readonly DiffRow[];
  readonly reversals: readonly DiffPairLine[];
  readonly tiesEntered: readonly DiffPairLine[];
  readonly tiesLeft: readonly DiffPairLine[];
}

/** A diff of reported figures as its page shows it. `rowsOf` are the rows of both sides, for labels and figures. */
export function reportedDiffView(
  diff: ReportedDiff,
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
): ReportedDiffView {
  const labels = rowLabels(after);
  const line = (pair: DiffPair) => pairLine(pair, labels);
  const tones = tonesOf(diff);
  return {
    finding: findingOf(diff),
    denominators: denominatorsOf(diff),
    before: versionOf(diff, "before"),
    after: versionOf(diff, "after"),
    rows: diff.ranks.map((move) => diffRow(move, { diff, before, after, labels, tones })),
    reversals: diff.reversals.map(line),
    tiesEntered: diff.tiesEntered.map(line),
    tiesLeft: diff.tiesLeft.map(line),
  };
}

function findingOf(diff: ReportedDiff): string {
  if (diff.rows === 0) return "No row of the two sides can be compared.";
  const { pairs, reversals, tiesEntered, tiesLeft } = diff;
  const from = `between ${versionOf(diff, "before")} and ${versionOf(diff, "after")}`;
  const ties = `${counted(tiesEntered.length, "tie")} formed, ${tiesLeft.length} broke`;
  if (reversals.length === 0)
    return `None of ${counted(pairs, "pair")} changed its order ${from}; ${ties}.`;
  return `${reversals.length} of ${counted(pairs, "pair")} reversed ${from}; ${ties}.`;
}

function versionOf({ rulers }: ReportedDiff, side: "before" | "after"): string {
  const version = rulers === null ? null : partValue(rulers[side], "scorer_version");
  return version === null ? "an unknown version" : `version ${version}`;
}

function denominatorsOf({ denominators, apart }: ReportedDiff): string {
  const { parsed, valid, compatible, compared } = denominators;
  return `${counted(parsed, "row")} of the task set read, ${valid} listed with the figure on both sides, ${compatible} under the two rulers, ${compared} compared; ${apart.length} apart.`;
}

function pairLine(
  { a, b, before, after }: DiffPair,
  labels: ReadonlyMap<string, string>,
): DiffPairLine {
  return {
    key: `${a} ${b}`,
    a: labels.get(a) ?? a,
    b: labels.get(b) ?? b,
    before: before.join(" / "),
    after: after.join(" / "),
  };
}

function tonesOf({
  reversals,
  tiesEntered,
  tiesLeft,
}: ReportedDiff): ReadonlyMap<string, DiffRow["tone"]> {
  const tied = [...tiesEntered, ...tiesLeft].flatMap(({ a, b }) => [a, b]);
  const reversed = reversals.flatMap(({ a, b }) => [a, b]);
  return new Map([
    ...tied.map((id) => [id, "tied"] as const),
    ...reversed.map((id) => [id, "reversed"] as const),
  ]);
}

interface RowContext {
  readonly diff: ReportedDiff;
  readonly before: readonly ReportedRow[];
  readonly after: readonly ReportedRow[];
  readonly labels: ReadonlyMap<string, string>;
  readonly tones: ReadonlyMap<string, DiffRow["tone"]>;
}

function diffRow(move: RankMove, { diff, before, after, labels, tones }: RowContext): DiffRow {
  const [old, now] = [
    figureOf(before, move.id, diff.metric),
    figureOf(after, move.id, diff.metric),
  ];
  const change = old === null || now === null ? "–" : decimalDifference(now, old);
  return {
    id: move.id,
    label: labels.get(move.id) ?? move.id,
    before: old ?? "–",
    after: now ?? "–",
    change: signed(change),
    rankBefore: `${move.tiedBefore ? "=" : ""}${move.before}`,
    rankAfter: `${move.tiedAfter ? "=" : ""}${move.after}`,
    tone: tones.get(move.id) ?? "same",
  };
}

/** With a true minus sign; a plus only where something was gained. */
function signed(change: string): string {
  if (change === "–" || change === "0") return change;
  return change.startsWith("-") ? change.replace("-", "−") : `+${change}`;
}

function figureOf(rows: readonly ReportedRow[], id: string, metric: string): string | null {
  const at = metric.lastIndexOf("/");
  const taskSet = metric.slice(0, at);
  const row = rows.find((candidate) => candidate.id === id && candidate.taskSet === taskSet);
  return row?.figures[metric.slice(at + 1)] ?? null;
}
