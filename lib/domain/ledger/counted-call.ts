import type { SpanPlace } from "./span-places.ts";
import type { UsageCall } from "./usage-call.ts";

/** A span with its place in its run's log, from 0 in the archive's order, and how the ledger counts it. */
export interface CountedCall extends UsageCall, SpanPlace {
  readonly place: number;
}
