import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { Episode } from "./episode-schema.ts";
import { type ScoreClaim, scoreClaim } from "./score-claim.ts";
import { toEvidence } from "./to-evidence.ts";

export interface ReadScore {
  readonly score: ScoreRecord;
  readonly problems: readonly Problem[];
}

/** Settles the score of one line: its claim, then its value, then what the live stream says. */
export function toScore(episode: Episode, scale: Scale, element: JsonElement): ReadScore {
  const { source } = element;
  const claim = scoreClaim(episode);
  const value = readValue(episode.score?.value, scale, source);
  const { status, reason, because } = settle(claim, value, episode.live_stream ?? null);
  const score = {
    status,
    reason,
    value: status === "valid" && "number" in value ? value.number : null,
    archivedValue: archivedText(episode, element),
    reportedStatus: episode.score?.status ?? null,
    scoreSource: episode.score?.source ?? "archived",
    evidence: [{ text: because, source }, ...toEvidence(episode, source)],
  };
  return { score, problems: problemsOf(claim, value, source) };
}

function problemsOf(claim: ScoreClaim, value: Value, source: string): readonly Problem[] {
  if ("problem" in value) return [...(claim.isFault ? [fault(claim, source)] : []), value.problem];
  if (claim.isFault) return [fault(claim, source)];
  return claim.status === "valid" && "absent" in value ? [noValue(source)] : [];
}

type Value =
  | { readonly number: number }
  | { readonly absent: true }
  | { readonly problem: Problem };

function readValue(value: unknown, scale: Scale, source: string): Value {
  if (value === undefined || value === null) return { absent: true };
  if (typeof value !== "number") {
    const message = `The score value ${JSON.stringify(value)} is not a number: write null where there is none.`;
    return { problem: { code: "not_a_number", effect: "score_lost", source, message } };
  }
  if (value < scale.low || value > scale.high) {
    const message = `The score value ${value} lies outside the declared scale ${scale.low} to ${scale.high}: a marker such as -1 is no score; write null and a status.`;
    return { problem: { code: "value_out_of_range", effect: "score_lost", source, message } };
  }
  return { number: value };
}

type Settled = Pick<ScoreClaim, "status" | "reason" | "because">;

function settle(claim: ScoreClaim, value: Value, stream: Episode["live_stream"]): Settled {
  if (claim.status !== "valid") return claim;
  if (!("number" in value)) {
    const because = `${claim.because} But it left no number inside the scale.`;
    return { status: "unscored", reason: "scorer_error", because };
  }
  const before = stream?.before ?? null;
  const after = stream?.after ?? null;
  if (before === null || after === null || before === after) return claim;
  const because = "The digest of the live stream is another one after scoring than before it.";
  return { status: "suspect", reason: "live_stream_changed", because };
}

function archivedText({ score }: Episode, element: JsonElement): string | null {
  if (score?.value === undefined || score.value === null) return null;
  return element.lexeme("/score/value") ?? JSON.stringify(score.value);
}

function fault({ because, status, reason }: ScoreClaim, source: string): Problem {
  const code = reason === "contradiction" ? "contradiction" : "unknown_word";
  const effect = status === "valid" ? "note" : "score_lost";
  const message =
    reason === "archive_word" && because.startsWith("The line")
      ? `${because} Its reason is no word of run/1 and is kept as archive_word.`
      : because;
  return { code, effect, source, message };
}

function noValue(source: string): Problem {
  const message = "The scorer is said to have run, but there is no value: the episode is unscored.";
  return { code: "status_disagrees", effect: "score_lost", source, message };
}
