import { createHash } from "node:crypto";
import { attributeActions } from "#lib/domain/attribution/attribute-actions.ts";
import type { AttributionInput } from "#lib/domain/attribution/attribution-input.ts";
import { tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import { decideScore } from "#lib/domain/score-evidence/decide-score.ts";
import type { ScoreDecision } from "#lib/domain/score-evidence/score-decision.ts";
import type { JsonElement } from "../../json/json-element.ts";
import type { HalEpisode } from "../benchmarks/benchmark-reading.ts";
import type { EpisodeLog } from "../log/episode-logs.ts";
import { messageAction } from "./message-action.ts";
import { readResult } from "./read-result.ts";
import type { Action, TauResult } from "./schema.ts";
import { toActions } from "./to-actions.ts";
import { toEvents } from "./to-events.ts";

/** One task's entry as an episode: whose each archived action was, and whether anything shows that it was scored. */
export function toEpisode(
  element: JsonElement,
  logOf: (task: string) => EpisodeLog,
): { readonly episode: HalEpisode; readonly cause: string | null } {
  const reading = readResult(element);
  const { source } = element;
  const contentDigest = createHash("sha256").update(element.bytes).digest("hex");
  const log = logOf(reading.task);
  const result = reading.kind === "result" ? reading.result : blankResult;
  const input = attributionInput(result, log, source);
  const attribution = attributeActions(input);
  const decision =
    reading.kind === "unreadable"
      ? unreadable(reading.cause, source)
      : decideScore({
          ...{ isPresent: true, source, actions: input, attribution, userStops: log.userStops },
          errorText: reading.kind === "text" ? reading.text : null,
          reward: rewardOf(result),
          rewardLexeme: lexemeOf(result, element),
          stepLimit: stepLimitOf(log),
          liveStream: { before: null, after: null },
        });
  const episode = {
    ...{ task: reading.task, source, contentDigest, execution: decision.execution },
    terminationWord: endOf(result.taken_actions ?? [], log),
    score: scoreOf(decision, result, element),
    events: toEvents(result.taken_actions ?? [], attribution.actions),
  };
  return { episode, cause: reading.kind === "unreadable" ? reading.cause : rewardFault(result) };
}

/** Why a stored reward is none; null where there is one or nothing stands in its place. */
function rewardFault({ reward }: TauResult): string | null {
  if (reward === null || reward === undefined) return null;
  if (typeof reward !== "number") return "its reward is no number";
  return reward >= 0 && reward <= 1 ? null : "its reward lies outside 0 to 1";
}

const blankResult: TauResult = {};

function attributionInput(
  { taken_actions: taken, task }: TauResult,
  log: EpisodeLog,
  source: string,
): AttributionInput {
  const { logged, unshownBecause } = log;
  return {
    archived: toActions(taken, `${source}/taken_actions`),
    reference: toActions(task?.actions, `${source}/task/actions`),
    ...{ logged, terminators: tauBench.terminalTools, messageAction },
    ...(unshownBecause === undefined ? {} : { unshownBecause }),
  };
}

function rewardOf({ reward }: TauResult): number | null {
  return typeof reward === "number" ? reward : null;
}

function lexemeOf({ reward }: TauResult, element: JsonElement): string | null {
  return typeof reward === "number" ? element.lexeme("/reward") : null;
}

/** The benchmark's own loop calls tools natively and stops at its cap; other scaffolds have caps of their own. */
function stepLimitOf({ logged }: EpisodeLog): number | null {
  const callsTools = logged?.some(({ source }) => source.includes("/tool_calls/")) === true;
  return callsTools ? tauBench.stepCap : null;
}

function endOf(actions: readonly Action[], { userStops }: EpisodeLog): string | null {
  const end = actions.find(({ name }) => tauBench.terminalTools.includes(name));
  if (end !== undefined) return end.name;
  return userStops.length > 0 ? tauBench.stopWord : null;
}

function scoreOf(
  { status, reason, value, evidence }: ScoreDecision,
  result: TauResult,
  element: JsonElement,
): HalEpisode["score"] {
  const { source } = element;
  const noTask = "The entry holds no task: what its reference was is unknown.";
  const isWithoutTask = typeof element.value === "object" && (result.task ?? null) === null;
  return {
    ...{ status, reason, value },
    archivedValue: lexemeOf(result, element),
    reportedStatus: null,
    scoreSource: "archived",
    evidence: isWithoutTask ? [...evidence, { text: noTask, source }] : evidence,
  };
}

function unreadable(cause: string, source: string): ScoreDecision {
  const text = `The result cannot be understood (${cause}).`;
  const none = { value: null, execution: "unknown", scorings: 0 } as const;
  return { status: "invalid", reason: "parse_failed", ...none, evidence: [{ text, source }] };
}
