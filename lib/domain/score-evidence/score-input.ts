import type { AttributedActions } from "../attribution/attributed-actions.ts";
import type { AttributionInput } from "../attribution/attribution-input.ts";

/** What an archive says about one episode's result, before anything is concluded from it. */
export interface ScoreInput {
  /** Whether the archive holds a result for the episode at all. */
  readonly isPresent: boolean;
  /** The text that stands in place of a result ("ERROR: ...", "TIMEOUT after ..."); null when a result is there. */
  readonly errorText: string | null;
  /** The stored reward; null when none is stored or it is no finite number. */
  readonly reward: number | null;
  /** The stored reward's raw lexeme. */
  readonly rewardLexeme: string | null;
  /** Where the result stands in the archive. */
  readonly source: string;
  /** The list and its reference, as given to `attributeActions`. */
  readonly actions: Pick<AttributionInput, "archived" | "reference" | "terminators">;
  readonly attribution: AttributedActions;
  /** Where the log shows the simulated user's stop word: one source for each time it was sent. */
  readonly userStops: readonly string[];
  /** Agent actions after which the scaffold stops by itself; null when it has no such limit. */
  readonly stepLimit: number | null;
  /** Digests of the live action stream before and after the reference state was made; null where not kept. */
  readonly liveStream: { readonly before: string | null; readonly after: string | null };
}
