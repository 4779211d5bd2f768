import type { EpisodeEvent } from "../episode/episode-event.ts";
import type { ScoreReason, ScoreStatus } from "../score/score-status.ts";
import { callsOfEvents } from "./calls-of-events.ts";
import type { ReplayedCall } from "./replayed-call.ts";

/** What a comparison of two executions needs of one episode: its calls, not its messages. */
export interface ReplayTrace {
  readonly task: string;
  readonly trial: number;
  /** Null where nobody took one. */
  readonly trajectoryDigest: string | null;
  readonly calls: readonly ReplayedCall[];
  /** Tools that the task's reference calls. */
  readonly referenceTools: readonly string[];
  /** The number that the archive holds, as written, whatever it is worth. */
  readonly returned: string | null;
  /** What the archive's own grading came to; its reason is null for a valid score. */
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
}

type Placed = Omit<ReplayTrace, "calls" | "referenceTools">;

/** Keeps of an episode's timeline what a replay is judged by. */
export function replayTrace(placed: Placed, events: readonly EpisodeEvent[]): ReplayTrace {
  const reference = events.flatMap(({ phase, kind, name }) =>
    phase === "reference" && kind === "tool_call" && name !== null ? [name] : [],
  );
  return { ...placed, calls: callsOfEvents(events), referenceTools: [...new Set(reference)] };
}
