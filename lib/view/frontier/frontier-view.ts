import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { budgetRanges } from "#lib/domain/frontier/budget-ranges.ts";
import { type FrontierPlace, type FrontierRow, frontier } from "#lib/domain/frontier/frontier.ts";
import { frontierChanges } from "#lib/domain/frontier/frontier-changes.ts";
import {
  type FrontierScenario,
  type ScenarioFacts,
  scenarioRow,
} from "#lib/domain/frontier/frontier-scenario.ts";
import { type FrontierSteps, frontierSteps } from "#lib/domain/frontier/frontier-steps.ts";
import { boardGroups } from "../board/board-groups.ts";
import { counted, formatCount } from "../words/format.ts";
import { systemLabel } from "../words/system-label.ts";
import { type CostUnit, frontierFacts, hasSpans } from "./frontier-facts.ts";
import { costText } from "./frontier-words.ts";

export interface FrontierChoice {
  readonly scenario: FrontierScenario;
  readonly unit: CostUnit;
  /** The id of a group of comparable rows; the first where none has it. */
  readonly group: string;
}

/** One row with a place on the chart: a box of what is not ruled out, and where the archive puts it. */
export interface FrontierMark {
  readonly id: string;
  readonly label: string;
  readonly standing: "certain" | "possible" | "off";
  readonly cost: { readonly low: number; readonly high: number | null };
  readonly score: { readonly low: number; readonly high: number };
  /** The as-archived point; null when it lies inside the box or the archive has none. */
  readonly archived: { readonly cost: number; readonly score: number } | null;
  /** `best certain pick from $0.40 to $1.10`; null for none. */
  readonly pick: string | null;
}

export interface LeftOutRow {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
}

export interface ChangeLine {
  readonly title: string;
  readonly names: readonly string[];
}

export interface FrontierView {
  readonly sentence: string;
  readonly marks: readonly FrontierMark[];
  readonly leftOut: readonly LeftOutRow[];
  /** Why rows stand in the gutter, with the count of each reason. */
  readonly gutter: readonly string[];
  readonly steps: FrontierSteps;
  /** Against the figures as archived; empty for that scenario itself. */
  readonly changes: readonly ChangeLine[];
  /** The groups of comparable rows to choose from; rows of another group take no part. */
  readonly groups: readonly FrontierGroup[];
  readonly apart: number;
  readonly total: number;
}

export interface FrontierGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly isShown: boolean;
}

/** The frontier of the rows that the board ranks, under one reading of score and cost. */
export function frontierView(
  board: Board,
  runs: readonly BoardRun[],
  { scenario, unit, group }: FrontierChoice,
): FrontierView {
  const groups = boardGroups(board, runs).filter(({ kind }) => kind !== "unlisted");
  const chosen = groups.find(({ id }) => id === group) ?? groups[0];
  const shown = chosen === undefined ? [] : chosen.runs;
  const byId = new Map(shown.map((run) => [run.id, run]));
  const facts = shown.map((run) => frontierFacts(run, unit));
  const { rows, places, missing } = placed(facts, scenario);
  const archived = placed(facts, "as_archived").places;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const picks = new Map(budgetRanges(rows).map((range) => [range.id, range]));
  const label = (id: string) => labelOf(byId.get(id));
  const leftOut = missing.map(({ id, missing: what }) => ({
    ...{ id, label: label(id) },
    reason: reasonOf(byId.get(id), what, scenario, unit),
  }));
  const marks = places.flatMap(({ id, standing }, at) => {
    const [row, fact, run] = [rowOf.get(id), facts[at], byId.get(id)];
    if (standing === "not_placed" || row === undefined || row.cost === null) return [];
    if (fact === undefined || run === undefined) return [];
    return [markOf({ row, cost: row.cost, fact, run, standing, pick: picks.get(id) })];
  });
  return {
    sentence: sentenceOf(marks, shown.length),
    ...{ marks, leftOut, steps: frontierSteps(rows) },
    gutter: gutterOf(leftOut),
    changes: scenario === "as_archived" ? [] : changeLines(archived, places, label),
    groups: groups.map((one) => ({
      ...{ id: one.id, title: one.title, rows: one.runs.length, isShown: one === chosen },
    })),
    apart: runs.length - shown.length,
    total: shown.length,
  };
}

interface Placed {
  readonly rows: readonly FrontierRow[];
  /** One for each row, in their order. */
  readonly places: readonly FrontierPlace[];
  readonly missing: readonly { readonly id: string; readonly missing: "score" | "cost" }[];
}

function placed(facts: readonly ScenarioFacts[], scenario: FrontierScenario): Placed {
  const read = facts.map((fact) => scenarioRow(fact, scenario));
  const rows = read.flatMap((one) => (one.kind === "placed" ? [one.row] : []));
  const standings = new Map(frontier(rows).map(({ id, standing }) => [id, standing]));
  return {
    rows,
    places: facts.map(({ id }) => ({ id, standing: standings.get(id) ?? "not_placed" })),
    missing: read.flatMap((one) => (one.kind === "left_out" ? [one] : [])),
  };
}

interface MarkParts {
  readonly row: FrontierRow;
  readonly cost: FrontierMark["cost"];
  readonly fact: ScenarioFacts;
  readonly run: BoardRun;
  readonly standing: FrontierMark["standing"];
  readonly pick: { readonly low: number; readonly high: number | null } | undefined;
}

function markOf({ row, cost, fact, run, standing, pick }: MarkParts): FrontierMark {
  const { score } = row;
  return {
    ...{ id: row.id, label: labelOf(run), standing },
    ...{ cost, score, archived: archivedPoint(fact, cost, score) },
    pick: pick === undefined ? null : `best certain pick ${rangeText(pick)}`,
  };
}

function archivedPoint(
  { archivedScore, archivedCost }: ScenarioFacts,
  cost: FrontierMark["cost"],
  score: FrontierMark["score"],
): FrontierMark["archived"] {
  if (archivedScore === null || archivedCost === null) return null;
  const isInside =
    archivedScore >= score.low &&
    archivedScore <= score.high &&
    archivedCost.low >= cost.low &&
    (cost.high === null || archivedCost.low <= cost.high);
  return isInside ? null : { cost: archivedCost.low, score: archivedScore };
}

function rangeText({ low, high }: { readonly low: number; readonly high: number | null }): string {
  const from = costText({ low, high: low });
  return high === null ? `from ${from}` : `from ${from} to ${costText({ low: high, high })}`;
}

function labelOf(run: BoardRun | undefined): string {
  return run === undefined ? "" : systemLabel(run.system);
}

function sentenceOf(marks: readonly FrontierMark[], total: number): string {
  const of = (standing: FrontierMark["standing"]) =>
    marks.filter((mark) => mark.standing === standing).length;
  if (marks.length === 0) {
    return `None of ${counted(total, "row")} can be placed under this reading: nothing is known of their cost or score.`;
  }
  const possible = of("possible");
  const open = possible === 0 ? "nothing else may be" : `${formatCount(possible)} more may be`;
  return `${counted(of("certain"), "row")} certainly on the frontier, ${open}; frontier among ${formatCount(marks.length)} of ${counted(total, "row")}.`;
}

function reasonOf(
  run: BoardRun | undefined,
  what: "score" | "cost",
  scenario: FrontierScenario,
  unit: CostUnit,
): string {
  if (what === "score") {
    return scenario === "as_archived" || scenario === "once_per_event"
      ? "no figure in the archive"
      : "no episodes: coverage unknown";
  }
  const isOnce = scenario === "once_per_event" || scenario === "both";
  if (isOnce && run !== undefined && !hasSpans(run)) {
    return "no spans: not computable";
  }
  const isUncounted = unit === "episode" && run?.counts === null;
  return isUncounted ? "no episodes to divide the total by" : "cost unknown";
}

function gutterOf(leftOut: readonly LeftOutRow[]): readonly string[] {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const count = leftOut.filter((row) => row.reason === reason).length;
    return `${reason}, ${counted(count, "row")}`;
  });
}

function changeLines(
  before: readonly FrontierPlace[],
  after: readonly FrontierPlace[],
  label: (id: string) => string,
): readonly ChangeLine[] {
  const { entered, left, unplaced, placed: found, shifted } = frontierChanges(before, after);
  const named = [
    ["Enter the frontier", entered],
    ["Leave the frontier", left],
    ["Change between certain and possible", shifted],
    ["Can no longer be placed", unplaced],
    ["Can be placed only now", found],
  ] as const;
  return named.map(([title, rows]) => ({ title, names: rows.map(({ id }) => label(id)) }));
}
