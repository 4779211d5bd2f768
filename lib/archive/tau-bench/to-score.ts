import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Evidence, ScoreRecord } from "#lib/domain/record.ts";
import type { JsonElement } from "../json/json-element.ts";
import { endOfEpisode } from "./end-of-episode.ts";
import type { RewardInfo, TauBenchMessage, TauBenchRow } from "./schema.ts";

export interface ScoredRow {
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
  readonly score: ScoreRecord;
  readonly problem: Problem | null;
}

/**
 * What a row proves about its score. The harness writes 0.0 before its scorer runs, so only
 * `info.reward_info` shows that it ran; `info.error` shows that the episode broke before.
 */
export function toScore(
  row: TauBenchRow,
  messages: readonly TauBenchMessage[],
  element: JsonElement,
): ScoredRow {
  const archivedValue = archivedReward(row, element);
  const { error, reward_info: rewardInfo } = row.info;
  if (typeof error === "string") return errored(error, archivedValue, element.source);

  const source = row.info.source ?? null;
  const { execution, word, steps } = endOfEpisode(messages, source);
  const ended = { execution, terminationWord: word };
  if (rewardInfo === null || rewardInfo === undefined) {
    const evidence = unscoredEvidence(rewardInfo, { word, steps }, element.source);
    const score = scoreOf("unscored", "scorer_not_triggered", archivedValue, evidence);
    return { ...ended, score, problem: null };
  }
  const fault = faultOf(row, rewardInfo, element.source);
  if (fault !== null) {
    const { problem, reason, status } = fault;
    const evidence = [{ text: problem.message, source: problem.source }];
    return { ...ended, score: scoreOf(status, reason, archivedValue, evidence), problem };
  }
  const value = Number(row.reward);
  const evidence = scoredEvidence(rewardInfo, archivedValue, element.source);
  const score = { ...scoreOf("valid", null, archivedValue, evidence), value };
  return { ...ended, score, problem: null };
}

function archivedReward({ reward }: TauBenchRow, element: JsonElement): string | null {
  return reward === null || reward === undefined ? null : element.lexeme("/reward");
}

function errored(error: string, archivedValue: string | null, source: string): ScoredRow {
  const firstLine = error.split("\n", 1).join("").slice(0, 200);
  const evidence = [
    {
      text: `info.error says "${firstLine}": the harness caught an exception and wrote the reward itself.`,
      source: `${source}/info/error`,
    },
  ];
  return {
    execution: /time(?:d[ -]?out|out)/i.test(error) ? "timeout" : "error",
    terminationWord: null,
    score: scoreOf("invalid", "agent_error", archivedValue, evidence),
    problem: null,
  };
}

function scoreOf(
  status: ScoreRecord["status"],
  reason: ScoreRecord["reason"],
  archivedValue: string | null,
  evidence: readonly Evidence[],
): ScoreRecord {
  const unsaid = { value: null, reportedStatus: null, scoreSource: "archived" } as const;
  return { status, reason, archivedValue, evidence, ...unsaid };
}

function unscoredEvidence(
  rewardInfo: null | undefined,
  { word, steps }: { readonly word: string | null; readonly steps: number },
  source: string,
): Evidence[] {
  const state = rewardInfo === null ? "null" : "absent";
  const signal =
    word === null ? "no end signal was given" : `the end signal ${word} was given all the same`;
  return [
    {
      text: `info.reward_info is ${state}: no scorer wrote a result.`,
      source: `${source}/info/reward_info`,
    },
    { text: `${steps} agent steps, and ${signal}.`, source: `${source}/traj` },
  ];
}

interface Fault {
  readonly problem: Problem;
  readonly status: "invalid" | "suspect";
  readonly reason: "parse_failed" | "contradiction";
}

function faultOf({ reward }: TauBenchRow, rewardInfo: RewardInfo, source: string): Fault | null {
  const at = `${source}/reward`;
  if (typeof reward !== "number") {
    const message = "The reward is not a number, although a scorer wrote a result.";
    const problem = { code: "malformed_row", effect: "score_lost", source: at, message } as const;
    return { status: "invalid", reason: "parse_failed", problem };
  }
  if (reward < 0 || reward > 1) {
    const message = `The reward ${reward} lies outside 0 to 1.`;
    const problem = {
      code: "value_out_of_range",
      effect: "score_lost",
      source: at,
      message,
    } as const;
    return { status: "invalid", reason: "parse_failed", problem };
  }
  const scored = rewardInfo.reward;
  if (typeof scored === "number" && scored !== reward) {
    const message = `The row's reward is ${reward}, but info.reward_info.reward is ${scored}: the harness writes the same number twice.`;
    const problem = { code: "contradiction", effect: "score_lost", source: at, message } as const;
    return { status: "suspect", reason: "contradiction", problem };
  }
  return null;
}

function scoredEvidence(
  { info }: RewardInfo,
  archivedValue: string | null,
  source: string,
): Evidence[] {
  const checks: string[] = [];
  if (typeof info?.r_actions === "number") checks.push(`r_actions ${info.r_actions}`);
  if (typeof info?.r_outputs === "number") checks.push(`r_outputs ${info.r_outputs}`);
  if (typeof info?.gt_data_hash === "string") checks.push(`gt_data_hash ${info.gt_data_hash}`);
  const result = [`reward ${archivedValue ?? "none"}`, ...checks].join(", ");
  return [
    {
      text: `info.reward_info holds the scorer's result: ${result}.`,
      source: `${source}/info/reward_info`,
    },
  ];
}
