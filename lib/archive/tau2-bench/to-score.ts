import { terminationWord } from "#lib/domain/benchmarks/tau2-bench.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Evidence, ScoreRecord } from "#lib/domain/record.ts";
import type { ScoreReason } from "#lib/domain/score/score-status.ts";
import type { JsonElement } from "../json/json-element.ts";
import { checkWords, saysPremature } from "./check-words.ts";
import type { RewardInfo, Simulation } from "./schema.ts";

export interface ScoredSimulation {
  readonly score: ScoreRecord;
  readonly problem: Problem | null;
}

interface Verdict {
  readonly status: ScoreRecord["status"];
  readonly reason: ScoreReason | null;
  readonly evidence: readonly Evidence[];
  readonly problem?: Problem;
}

/**
 * What a simulation proves about its score. A stored number counts when the scorer's checks stand beside it; a
 * premature end is declared 0 by the harness, which then never runs its scorer.
 *
 * @param hasCriteria whether the task asks for anything; null when the file does not hold the task
 */
export function toScore(
  simulation: Simulation,
  element: JsonElement,
  hasCriteria: boolean | null,
): ScoredSimulation {
  const { reward_info: rewardInfo = null } = simulation;
  const reward = rewardInfo?.reward ?? null;
  const archivedValue = reward === null ? null : element.lexeme("/reward_info/reward");
  const { status, reason, evidence, problem = null } = judge(simulation, element, hasCriteria);
  const value = status === "valid" ? Number(reward) : null;
  const unsaid = { reportedStatus: null, scoreSource: "archived" } as const;
  return { score: { status, reason, value, archivedValue, evidence, ...unsaid }, problem };
}

function judge(simulation: Simulation, element: JsonElement, hasCriteria: boolean | null): Verdict {
  const { source } = element;
  const word = simulation.termination_reason ?? null;
  const kind = word === null ? null : (terminationWord(word)?.kind ?? null);
  const ended = endEvidence(word, source);
  if (kind === "infrastructure") {
    const evidence = [ended, ...errorEvidence(simulation, source)];
    return { status: "unscored", reason: "infrastructure_error", evidence };
  }
  const { reward_info: rewardInfo = null } = simulation;
  if (rewardInfo === null || rewardInfo.reward === null || rewardInfo.reward === undefined) {
    const evidence = [ended, { text: noReward(rewardInfo), source: `${source}/reward_info` }];
    return { status: "unscored", reason: reasonWithoutReward(kind), evidence };
  }
  const fault = faultOf(rewardInfo.reward, `${source}/reward_info/reward`);
  return fault ?? judgeReward(rewardInfo, { kind, ended, source, hasCriteria });
}

interface Circumstances {
  readonly kind: Kind;
  readonly ended: Evidence;
  readonly source: string;
  readonly hasCriteria: boolean | null;
}

function judgeReward(rewardInfo: RewardInfo, circumstances: Circumstances): Verdict {
  const { kind, ended, source, hasCriteria } = circumstances;
  const checks = checkWords(rewardInfo);
  if (checks.length === 0 && (kind !== "finished" || saysPremature(rewardInfo))) {
    return unchecked(rewardInfo, circumstances);
  }
  const isVacuous = checks.length === 0 && hasCriteria === false;
  const evidence = [ended, scoredEvidence(checks, isVacuous, source)];
  return { status: "valid", reason: isVacuous ? "vacuous" : null, evidence };
}

type Kind = NonNullable<ReturnType<typeof terminationWord>>["kind"] | null;

function reasonWithoutReward(kind: Kind): ScoreReason {
  if (kind === "finished") return "scorer_error";
  return kind === "premature" ? "policy_zero" : "archive_word";
}

/** A reward with none of the scorer's checks: a declared zero, a word that says nothing, or a number out of nowhere. */
function unchecked(rewardInfo: RewardInfo, { kind, ended, source }: Circumstances): Verdict {
  const at = `${source}/reward_info`;
  const note = rewardInfo.info?.note ?? null;
  const said = note === null ? "" : ` Its note says "${note.slice(0, 200)}".`;
  const text = `reward_info holds a number and none of the scorer's checks.${said}`;
  const evidence = [ended, { text, source: at }];
  if (rewardInfo.reward !== 0) {
    const message = `A reward of ${String(rewardInfo.reward)} without any of the scorer's checks, although the run ended before scoring: it is not believed.`;
    const problem = { code: "contradiction", effect: "score_lost", source: at, message } as const;
    return { status: "suspect", reason: "contradiction", evidence, problem };
  }
  // A word that the harness never produces says nothing, whatever the note.
  const isDeclared = kind === "premature" || kind === "finished";
  return { status: "unscored", reason: isDeclared ? "policy_zero" : "archive_word", evidence };
}

function faultOf(reward: unknown, source: string): Verdict | null {
  if (typeof reward === "number" && reward >= 0 && reward <= 1) return null;
  const isNumber = typeof reward === "number";
  const message = isNumber
    ? `The reward ${reward} lies outside 0 to 1.`
    : "The reward is not a number.";
  const code = isNumber ? "value_out_of_range" : "malformed_row";
  return {
    status: "invalid",
    reason: "parse_failed",
    evidence: [{ text: message, source }],
    problem: { code, effect: "score_lost", source, message },
  };
}

function endEvidence(word: string | null, source: string): Evidence {
  const text =
    word === null
      ? "The archive does not say how the run ended."
      : `termination_reason is ${word}.`;
  return { text, source: `${source}/termination_reason` };
}

function errorEvidence({ info }: Simulation, source: string): Evidence[] {
  if (typeof info?.error !== "string") return [];
  const firstLine = info.error.split("\n", 1).join("").slice(0, 200);
  return [{ text: `info.error says "${firstLine}".`, source: `${source}/info/error` }];
}

function noReward(rewardInfo: RewardInfo | null): string {
  return rewardInfo === null
    ? "reward_info is null: no scorer wrote a result."
    : "reward_info.reward is null: the scorer wrote no number.";
}

function scoredEvidence(checks: readonly string[], isVacuous: boolean, source: string): Evidence {
  const at = `${source}/reward_info`;
  if (isVacuous) {
    const text = "The task has no criteria: the harness passes it without a check.";
    return { text, source: at };
  }
  const found = checks.length === 0 ? "none of its checks" : checks.join("; ");
  return { text: `The scorer wrote a result: ${found}.`, source: at };
}
