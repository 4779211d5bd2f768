import type { BootstrapPlan, PairedTask } from "#lib/domain/compare/paired-bootstrap.ts";

/** What the page asks of its worker: the answer is an interval, or null below two tasks. */
export interface BootstrapRequest {
  readonly tasks: readonly PairedTask[];
  readonly plan: BootstrapPlan;
}
