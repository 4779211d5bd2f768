import { createHash } from "node:crypto";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import type { RescoreSource } from "#lib/domain/replay/rescore-record.ts";
import {
  effectiveValidity,
  type RescoreClaim,
  rescoredScore,
} from "#lib/domain/replay/rescored-score.ts";
import { scoreReasons, scoreStatuses } from "#lib/domain/score/score-status.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { Episode } from "./schema.ts";
import { toReplay } from "./to-replay.ts";

/** What the header settles for every line below it. */
export interface RescoreContext {
  readonly ref: string;
  readonly scoreSource: RescoreSource;
}

interface ReadRescored {
  readonly episode: EpisodeRecord;
  readonly problems: readonly Problem[];
}

/** One line as a re-scored episode: a row of the normalized record that has a score and nothing else. */
export function toRescored(
  line: Episode,
  { ref, scoreSource }: RescoreContext,
  element: JsonElement,
): ReadRescored {
  const { source } = element;
  const replay = toReplay(line, element);
  const stated = statedWords(line);
  const score = rescoredScore({
    ...stated,
    replay,
    value: line.value ?? null,
    scoreSource,
    evidence: (line.evidence ?? []).map((text) => ({ text, source })),
  });
  const problems = [
    ...(stated.foreign === null ? [] : [foreignWord(stated.foreign, source)]),
    ...(effectiveValidity(replay) === replay.validity ? [] : [contradicted(replay, source)]),
  ];
  const episode = rescoredRow(element, ref, line, {
    ...score,
    reportedStatus: line.status ?? null,
  });
  return { episode, problems };
}

interface StatedWords extends Pick<RescoreClaim, "status" | "reason"> {
  /** A status that no format of ours has; null when there is none such. */
  readonly foreign: string | null;
}

function statedWords({ status: word, reason: why }: Episode): StatedWords {
  if (word === null || word === undefined) return { status: null, reason: null, foreign: null };
  const status = scoreStatuses.find((one) => one === word);
  if (status === undefined) return { status: "unscored", reason: "archive_word", foreign: word };
  const reason = scoreReasons.find((one) => one === why) ?? null;
  const isForeign = why !== null && why !== undefined && reason === null;
  return { status, reason: isForeign ? "archive_word" : reason, foreign: null };
}

/** A row with a score and nothing else. */
export function rescoredRow(
  { source, bytes }: JsonElement,
  run: string,
  { task, trial }: Pick<Episode, "task" | "trial">,
  score: EpisodeRecord["score"],
): EpisodeRecord {
  return {
    run,
    task,
    trial: trial === undefined ? onlyTrial : trial,
    nativeId: null,
    source,
    execution: "unknown",
    terminationWord: null,
    startedAt: null,
    endedAt: null,
    score,
    costs: [],
    contentDigest: createHash("sha256").update(bytes).digest("hex"),
    events: [],
  };
}

/** A line that numbers no trial is the only one of its task. */
const onlyTrial = 0;

function foreignWord(word: string, source: string): Problem {
  const message = `The status "${word}" is none of ${scoreStatuses.join(", ")}: the episode is unscored.`;
  return { code: "unknown_word", effect: "score_lost", source, message };
}

function contradicted(replay: ReplayEvidence, source: string): Problem {
  const { validity } = replay;
  const why = faultOf(replay);
  const message = `The line says ${validity} and ${why}: the replay is invalid, and its number is no score.`;
  return { code: "status_disagrees", effect: "score_lost", source, message };
}

function faultOf({ missingTools, firstFailingCall }: ReplayEvidence): string {
  if (missingTools.length > 0)
    return `names missing tools (${missingTools.slice(0, 3).join(", ")})`;
  if (firstFailingCall === null) return "names a needed call whose result differs";
  return `names a call that fails now (${firstFailingCall.name})`;
}
