import type { Producer } from "../episode/episode-event.ts";

/** One call of a trajectory with the result that one execution of it gave. */
export interface ReplayedCall {
  readonly tool: string;
  /** JSON text as archived; null when the archive holds none. */
  readonly argumentsJson: string | null;
  /** Whose call it was. */
  readonly requestor: Producer;
  /** Null when this execution left no result. */
  readonly resultText: string | null;
  /** When the result came, as archived; null when the archive does not say. */
  readonly resultAt: string | null;
  readonly isError: boolean | null;
  /** False when the environment said that it has no such tool; null when it did not answer. */
  readonly toolKnown: boolean | null;
  /** Digest of the environment's state after the call; null when nobody took one. */
  readonly stateDigest: string | null;
}
