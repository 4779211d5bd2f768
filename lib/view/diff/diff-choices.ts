import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { naturalOrder } from "#lib/domain/order/natural-order.ts";
import { rowId } from "../board/row-id.ts";
import { scoreSourceWords } from "../words/score-source-words.ts";

/** One side that a reader may choose: a measurement of reported figures, an edition, or a run with episodes. */
export interface DiffChoice {
  /** What the address says: a measurement key, a run id, the id of a re-score or `edition:N`. */
  readonly value: string;
  readonly kind: "measurement" | "run" | "edition";
  /** The scorer's version; null when the archive does not say, and for runs with episodes. */
  readonly version: string | null;
  readonly label: string;
  readonly rows: number;
}

/** What of a board can be compared: its measurements of reported figures, largest first, then its runs with episodes. */
export function diffChoices(runs: readonly BoardRun[]): readonly DiffChoice[] {
  const listed = runs.filter((run) => run.listed);
  const keys = new Map<string, BoardRun[]>();
  for (const run of listed.filter(({ counts }) => counts === null)) {
    const { key } = run.measurement;
    keys.set(key, [...(keys.get(key) ?? []), run]);
  }
  const measurements = [...keys].map(([value, rows]): DiffChoice => {
    const [first] = rows;
    const version = first?.measurement.scorerVersion ?? null;
    const label = `${version ?? "version unknown"}, ${first?.archiveName}`;
    return { value, kind: "measurement", version, label, rows: rows.length };
  });
  const withEpisodes = listed
    .filter(({ counts }) => counts !== null)
    .map((run): DiffChoice => {
      const { model, agent } = run.system;
      const label = `${model ?? "model unknown"}, ${agent ?? "agent unknown"} (${run.id.slice(0, 8)})${sourceOf(run)}`;
      return { value: rowId(run), kind: "run", version: null, label, rows: 1 };
    });
  return [
    ...measurements.toSorted((a, b) => b.rows - a.rows || naturalOrder(a.label, b.label)),
    ...withEpisodes,
  ];
}

/** A run under the ruler of a re-score is told apart from the same run as archived. */
function sourceOf({ rescore, measurement }: BoardRun): string {
  if (rescore === null) return "";
  return `, ${scoreSourceWords[rescore.scoreSource]} (${measurement.key.slice(0, 8)})`;
}

/**
 * The two sides to show when the address names none: the largest measurement and the largest one of
 * another version, the earlier version first. The same figures uploaded twice are no two versions.
 */
export function defaultSides(choices: readonly DiffChoice[]): readonly [string, string] | null {
  const measurements = choices.filter(({ kind }) => kind === "measurement");
  const [one, next] = measurements.length >= 2 ? measurements : choices;
  const two = measurements.find(({ version }) => version !== one?.version) ?? next;
  if (one === undefined || two === undefined || one.kind !== two.kind) return null;
  return naturalOrder(one.label, two.label) <= 0 ? [one.value, two.value] : [two.value, one.value];
}
