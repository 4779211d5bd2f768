import type { Problem } from "#lib/domain/problem.ts";
import type { Evidence, ScoreRecord } from "#lib/domain/record.ts";
import type { ScoreReason, ScoreStatus } from "#lib/domain/score/score-status.ts";
import type { Row } from "./row.ts";
import { scoreEvidence } from "./score-evidence.ts";
import { scorerFailure } from "./scorer-failure.ts";
import { isTruthy } from "./status/is-truthy.ts";
import { pythonStrip } from "./status/python-strip.ts";
import { isTerminalBench, isTerminalBenchScored } from "./status/terminal-bench.ts";

export interface ScoredRow {
  readonly score: ScoreRecord;
  readonly problems: readonly Problem[];
}

interface Decision {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly value: number | null;
  /** Why this is not what AlphaDiana's rules say, or what else is wrong; null when nothing is. */
  readonly problem: Omit<Problem, "source"> | null;
}

/**
 * Our status of a row: AlphaDiana's rules over the normalised row, once, and then what they do not look at. The stored
 * word is kept beside it and believed nowhere.
 */
export function toScore(row: Row): ScoredRow {
  const { status, reason, value, problem } = decide(row);
  const { source } = row.element;
  const found = [problem, statedElsewise(row), failureCounted(row)];
  const problems = found.filter((one) => one !== null).map((one) => ({ ...one, source }));
  const remarks = problem === null ? [] : [problem.message];
  const evidence: readonly Evidence[] = [...scoreEvidence(row), ...remarks].map((text) => {
    return { text, source };
  });
  const archivedValue = row.raw["score"] === null ? null : row.element.lexeme("/score");
  const kept = { archivedValue, reportedStatus: row.stated, scoreSource: "archived" } as const;
  return { score: { status, reason, value, evidence, ...kept }, problems };
}

const reasons: ReadonlyMap<string, readonly [ScoreStatus, ScoreReason]> = new Map([
  ["unscored", ["unscored", "scorer_not_triggered"]],
  ["verifier_error", ["unscored", "verifier_error"]],
  ["no_answer", ["invalid", "no_answer"]],
  ["agent_empty_output", ["invalid", "empty_output"]],
  ["agent_error", ["invalid", "agent_error"]],
  ["provider_error", ["invalid", "provider_error"]],
  ["runtime_error", ["invalid", "runtime_error"]],
  ["scorer_error", ["invalid", "scorer_error"]],
  ["preserved_failure", ["invalid", "preserved_failure"]],
]);

function decide(row: Row): Decision {
  if (row.status === "valid_scored") return decideValid(row);
  const [status, reason] = reasons.get(row.status) ?? (["invalid", "archive_word"] as const);
  return { status, reason, value: null, problem: null };
}

function decideValid({ loaded }: Row): Decision {
  const { score, correct } = loaded.fields;
  if (isTerminalBench(loaded) && !isTerminalBenchScored(loaded)) {
    const message =
      "AlphaDiana's rules say valid_scored, but no reward of the verifier was observed: unscored here.";
    const problem = { code: "status_disagrees", effect: "note", message } as const;
    return { status: "unscored", reason: "verifier_error", value: null, problem };
  }
  if (typeof score !== "number" || !Number.isFinite(score)) {
    const message =
      "AlphaDiana's rules say valid_scored, but the score is no finite number: unscored here.";
    const problem = { code: "status_disagrees", effect: "note", message } as const;
    return { status: "unscored", reason: "scorer_error", value: null, problem };
  }
  if (score < 0 || score > 1) {
    const message = `The score ${score} lies outside 0 to 1.`;
    const problem = { code: "value_out_of_range", effect: "score_lost", message } as const;
    return { status: "invalid", reason: "parse_failed", value: null, problem };
  }
  return { status: "valid", reason: null, value: score, problem: verdictProblem(score, correct) };
}

const passesFrom = 1 - 1e-6;

/** AlphaDiana's accuracy counts `correct`, our figures count the score: where they differ a reader must know. */
function verdictProblem(score: number, correct: unknown): Decision["problem"] {
  if (score >= passesFrom === isTruthy(correct)) return null;
  const message = `correct counts as ${isTruthy(correct)} beside a score of ${score}: AlphaDiana's accuracy counts the first, the figures here the second.`;
  return { code: "contradiction", effect: "note", message };
}

function statedElsewise({ stated, status }: Row): Omit<Problem, "source"> | null {
  const word = stated === null ? "" : pythonStrip(stated);
  if (word === "" || word === status) return null;
  // A message is shown as it stands: only what looks like a status word is quoted.
  const shown = /^\w{1,40}$/.test(word) ? word : "other words";
  const message = `The row states ${shown}, but AlphaDiana's own rules make it ${status} when the run is loaded.`;
  return { code: "status_disagrees", effect: "note", message };
}

function failureCounted({ raw, status }: Row): Omit<Problem, "source"> | null {
  const failure = scorerFailure(raw);
  if (failure === null || status !== "valid_scored") return null;
  const message = `The scorer failed (${failure.field} is set) and what it stored was counted: AlphaDiana calls the row valid_scored, and it stands here as the score it has.`;
  return { code: "scorer_failed", effect: "note", message };
}
