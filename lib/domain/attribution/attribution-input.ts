import type { ActionCall } from "./action-call.ts";
import type { LoggedCall } from "./logged-call.ts";

/** One episode's action list and what may account for it. */
export interface AttributionInput {
  /** The archived action list in its order. */
  readonly archived: readonly ActionCall[];
  /**
   * The episode's logged calls, ordered by start. Null when nothing is logged for the episode; empty when its
   * model calls are logged and none of them acted.
   */
  readonly logged: readonly LoggedCall[] | null;
  /** Why `logged` is null, in one sentence, where it is not for want of a logged call. */
  readonly unshownBecause?: string;
  /** The task's reference actions as archived, terminators included. */
  readonly reference: readonly ActionCall[];
  /** Actions that end the episode. The scorer leaves them out of its reference replay. */
  readonly terminators: readonly string[];
  /** The action that is a message to the user, such as `respond`; null when there is none. */
  readonly messageAction: string | null;
}
