import { createHash } from "node:crypto";
import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { Confidence } from "#lib/domain/numbers/confidence.ts";
import type { ScoreReason } from "#lib/domain/score/score-status.ts";
import { brokenOff } from "#lib/domain/score-evidence/broken-off.ts";
import type { HalEpisode } from "./benchmark-reading.ts";

/** Where an episode stands, and its bytes there. */
export interface EpisodePlace {
  readonly task: string;
  readonly source: string;
  readonly content: Uint8Array | string;
}

/** What the results say of one episode, with the sentence that shows it. */
export type Verdict =
  | {
      readonly status: "valid";
      readonly value: number;
      readonly lexeme: string | null;
      readonly text: string;
      readonly confidence?: Confidence;
    }
  | {
      readonly status: "unscored" | "invalid";
      readonly reason: ScoreReason;
      readonly text: string;
      readonly lexeme?: string | null;
    }
  /** A text in place of a result: "ERROR: ...", "TIMEOUT after ...". */
  | { readonly status: "broke_off"; readonly error: string };

/** An episode of a benchmark that keeps no trace in its results. */
export function episodeOf({ task, source, content }: EpisodePlace, verdict: Verdict): HalEpisode {
  const contentDigest = createHash("sha256").update(content).digest("hex");
  const place = { task, source, contentDigest, terminationWord: null, events: [] };
  if (verdict.status === "broke_off") {
    const { execution, status, reason, evidence } = brokenOff(verdict.error, source);
    return { ...place, execution, score: { ...unsaid, status, reason, evidence } };
  }
  const { status, text, lexeme = null } = verdict;
  const execution: ExecutionStatus = status === "valid" ? "finished" : "unknown";
  const { confidence } = { confidence: undefined, ...verdict };
  const evidence = [{ text, source, ...(confidence === undefined ? {} : { confidence }) }];
  const reason = verdict.status === "valid" ? null : verdict.reason;
  const value = verdict.status === "valid" ? verdict.value : null;
  return {
    ...place,
    execution,
    score: { ...unsaid, status, reason, value, archivedValue: lexeme, evidence },
  };
}

const unsaid = {
  ...{ value: null, archivedValue: null, reportedStatus: null },
  scoreSource: "archived",
} as const;
