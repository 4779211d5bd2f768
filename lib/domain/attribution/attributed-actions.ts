import type { Evidence } from "../record.ts";
import type { Attribution } from "./attribution.ts";
import type { Span } from "./span.ts";

/** How many copies of the reference the scorer must have, and may have, put into an action list. */
export interface CopyCount {
  readonly atLeast: number;
  readonly atMost: number;
}

/** Who did each action of one episode's list. */
export interface AttributedActions {
  /** One for each archived action, in its order. */
  readonly actions: readonly Attribution[];
  /** Copies of the reference whose place is certain. `copies` may count more whose place is not. */
  readonly injectedSpans: readonly Span[];
  /** Runs of the simulated user's actions. */
  readonly userSpans: readonly Span[];
  readonly copies: CopyCount;
  /** Null when it depends on an action that nobody can be shown to have taken. */
  readonly agentActionCount: number | null;
  readonly uncertainCount: number;
  /** What the list as a whole shows: the log's coverage, the copies and their places. */
  readonly evidence: readonly Evidence[];
}
