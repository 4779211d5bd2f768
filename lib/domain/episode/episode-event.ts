import type { Attribution } from "../attribution/attribution.ts";

/** Who produced an event. `scorer` covers the reference solution it replays; `unknown` is an action nobody can be shown to have taken. */
export const producers = ["agent", "user", "environment", "scorer", "unknown"] as const;
export type Producer = (typeof producers)[number];

/** When it happened: in the live episode, as the scorer's reference, or in a later replay. */
export const phases = ["live", "reference", "replay"] as const;
export type Phase = (typeof phases)[number];

export const eventKinds = ["message", "tool_call", "tool_result", "end_signal", "score"] as const;
export type EventKind = (typeof eventKinds)[number];

/** One step of an episode's timeline, in the archive's order. */
export interface EpisodeEvent {
  readonly producer: Producer;
  readonly phase: Phase;
  readonly kind: EventKind;
  /** Tool name, or null. */
  readonly name: string | null;
  /** Message text, result text or the end signal's word. */
  readonly text: string | null;
  /** Arguments of a call as JSON text, as archived. */
  readonly argumentsJson: string | null;
  /** Ties a result to its call. */
  readonly callId: string | null;
  /** Whether a tool result is an error; null when the archive does not say. */
  readonly isError: boolean | null;
  /** The archive's own time text, with or without a zone. */
  readonly at: string | null;
  readonly attempt: number | null;
  readonly stateDigest: string | null;
  /** How the producer is known; absent where the archive names it itself. */
  readonly attribution?: Attribution;
}
