import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { ScoreSource } from "#lib/domain/score/score-status.ts";

type Cell = string | number | boolean | null;

const columns: readonly (readonly [string, (run: BoardRun) => Cell])[] = [
  ["run", ({ id }) => id],
  ["listed", ({ listed }) => listed],
  ["constructed", ({ constructed }) => constructed],
  ["benchmark", ({ benchmark }) => benchmark],
  ["task_set", ({ taskSet }) => taskSet.name],
  ["task_set_version", ({ taskSet }) => taskSet.version],
  ["agent", ({ system }) => system.agent],
  ["agent_version", ({ system }) => system.agentVersion],
  ["model", ({ system }) => system.model],
  ["model_organization", ({ system }) => system.modelOrganization],
  ["reasoning_effort", ({ system }) => system.reasoningEffort],
  ["submitting_organization", ({ system }) => system.submittingOrganization],
  ["measurement", ({ measurement }) => measurement.key],
  ["scorer", ({ measurement }) => measurement.scorer],
  ["scorer_version", ({ measurement }) => measurement.scorerVersion],
  ["mode", ({ measurement }) => measurement.mode],
  ["score_source", scoreSource],
  ["number_returned", ({ rescore }) => (rescore === null ? null : rescore.numberReturned)],
  ["planned_source", ({ plannedSource }) => plannedSource],
  ["planned", (run) => count(run, "planned")],
  ["valid", (run) => count(run, "valid")],
  ["pass", (run) => count(run, "pass")],
  ["fail", (run) => count(run, "fail")],
  ["partial", (run) => count(run, "partial")],
  ["unscored", (run) => count(run, "unscored")],
  ["replay_invalid", (run) => count(run, "replayInvalid")],
  ["invalid", (run) => count(run, "invalid")],
  ["suspect", (run) => count(run, "suspect")],
  ["excluded", (run) => count(run, "excluded")],
  ["missing", (run) => count(run, "missing")],
  ["unplanned", (run) => count(run, "unplanned")],
  ["score_naive_fraction", ({ score }) => score.naive],
  ["score_of_scored_fraction", ({ score }) => score.ofScored],
  ["score_low_fraction", ({ score }) => score.low],
  ["score_high_fraction", ({ score }) => score.high],
  ["cost_reported_usd", ({ costs }) => reportedUsd(costs)],
  ["archive_sha256", ({ archiveSha256 }) => archiveSha256],
  ["published_at", ({ publishedAt }) => publishedAt],
  ["cost_basis_by_correction", ({ costBasis }) => costBasis],
  ["archived_pass", ({ archived }) => archivedCount(archived, "pass")],
  ["archived_planned", ({ archived }) => archivedCount(archived, "planned")],
  ["corrections", ({ corrections }) => told(corrections)],
];

/** A board as CSV (RFC 4180): unknown is an empty cell, 0 is 0, fractions are 0..1. */
export function boardCsv(runs: readonly BoardRun[]): string {
  const lines = [
    columns.map(([name]) => name).join(","),
    ...runs.map((run) => columns.map(([, read]) => csvCell(read(run))).join(",")),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

function count(run: BoardRun, name: keyof NonNullable<BoardRun["counts"]>): number | null {
  return run.counts === null ? null : run.counts[name];
}

/** Only where corrections changed the row. */
function archivedCount(archived: BoardRun["archived"], name: "pass" | "planned"): number | null {
  return archived === null || archived.counts === null ? null : archived.counts[name];
}

/** Each with its kind, permalink and reason; empty for a row that none speaks of. */
function told(corrections: BoardRun["corrections"]): string | null {
  const texts = corrections.map(({ kind, permalink, reason }) => `${kind} ${permalink}: ${reason}`);
  return texts.length === 0 ? null : texts.join(" | ");
}

function reportedUsd(costs: BoardRun["costs"]): number | null {
  const total = costs.find(({ basis, role }) => basis === "reported" && role === "all");
  return total === undefined ? null : total.usd;
}

/** A text that a spreadsheet would take for a formula is led by an apostrophe. */
function csvCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Where a row's scores come from; `reported` for a figure without episodes. */
function scoreSource({ rescore, counts }: BoardRun): ScoreSource {
  if (rescore !== null) return rescore.scoreSource;
  return counts === null ? "reported" : "archived";
}
