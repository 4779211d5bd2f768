import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { Acts } from "./acts-of.ts";

/** What is kept of one logged call: what its model did, without what it was told. */
export interface CallNote {
  readonly id: string | null;
  readonly parentId: string | null;
  readonly responseId: string | null;
  readonly startedAt: string | null;
  readonly role: UsageCall["role"];
  /** Empty for a call that failed. */
  readonly acts: Acts;
  /** Where the simulated user sent its stop word in this call; null when it did not. */
  readonly stop: string | null;
  /** Where the stop word stands in what the agent was told, once for each time. */
  readonly toldStops: readonly string[];
}
