import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { partValue } from "#lib/domain/measurement.ts";
import { versionText } from "../words/version-text.ts";
import { costCell } from "./cost-cell.ts";

export interface RulerTerm {
  readonly name: string;
  readonly value: string;
}

const modeWords = {
  solo: "solo",
  dual: "dual control",
  unknown: "unknown",
  not_applicable: "none",
} as const;

/** What the board's ranked rows were measured with, in the order a reader asks. */
export function boardRuler(board: Board, runs: readonly BoardRun[]): readonly RulerTerm[] {
  const own = runs.filter(({ measurement }) => measurement.key === board.measurementKey);
  const [first] = own;
  if (first === undefined) return [];
  const { measurement, counts } = first;
  const version = measurement.scorerVersion;
  const scorer = measurement.scorer ?? "unknown scorer";
  const simulator = partValue(measurement.parts, "user_simulator");
  return [
    { name: "Ranked by", value: counts === null ? "figure as archived" : "score, lower bound" },
    { name: "Scorer", value: `${scorer} @ ${version === null ? "unknown" : versionText(version)}` },
    { name: "Task set", value: `${board.taskSet} ${taskVersion(measurement.taskSetVersion)}` },
    ...(measurement.mode === "not_applicable"
      ? []
      : [{ name: "Mode", value: modeWords[measurement.mode] }]),
    ...(simulator === null ? [] : [{ name: "User simulator", value: simulator }]),
    ...(counts === null ? [] : [{ name: "Weights", value: "episode" }]),
    { name: "Cost basis", value: bases(own) },
  ];
}

function taskVersion(version: string | null): string {
  return version === null ? "(version unknown)" : versionText(version);
}

function bases(runs: readonly BoardRun[]): string {
  const cells = runs.map(costCell);
  const known = [...new Set(cells.filter(({ usd }) => usd !== null).map(({ basis }) => basis))];
  if (known.length === 0) return "unknown";
  return known.length === 1 ? known.join("") : "differs by row";
}
