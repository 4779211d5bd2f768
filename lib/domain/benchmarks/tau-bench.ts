import { binaryScale, type Scale } from "../numbers/scale.ts";

/** What is fixed about tau-bench as a benchmark, whichever archive its episodes come in (sierra-research/tau-bench). */
export interface TauBench {
  readonly id: "tau-bench";
  /** The name of the scorer that the benchmark's own harness runs. */
  readonly scorer: "tau-bench";
  readonly scale: Scale;
  /** Agent steps after which the harness's agents stop (`max_num_steps` of `solve`). */
  readonly stepCap: number;
  /** What a simulated user says to end the conversation. */
  readonly stopWord: string;
  /** Tools whose call ends the episode; the scorer leaves them out of its reference replay. */
  readonly terminalTools: readonly string[];
}

export const tauBench: TauBench = {
  id: "tau-bench",
  scorer: "tau-bench",
  scale: binaryScale,
  stepCap: 30,
  stopWord: "###STOP###",
  terminalTools: ["transfer_to_human_agents"],
};

/** Tools that change the state, per task set; every other tool only reads. */
const tauBenchWriteTools: Readonly<Record<string, readonly string[]>> = {
  airline: [
    "book_reservation",
    "cancel_reservation",
    "send_certificate",
    "update_reservation_baggages",
    "update_reservation_flights",
    "update_reservation_passengers",
  ],
  retail: [
    "cancel_pending_order",
    "exchange_delivered_order_items",
    "modify_pending_order_address",
    "modify_pending_order_items",
    "modify_pending_order_payment",
    "modify_user_address",
    "return_delivered_order_items",
  ],
};

/**
 * Whether a reference solution writes to the state; null when the task set is unknown.
 *
 * @example
 * requiresWrite("airline", ["get_user_details", "cancel_reservation"]); // true
 */
export function requiresWrite(
  taskSet: string | null,
  referenceTools: readonly string[],
): boolean | null {
  const writeTools = taskSet === null ? undefined : tauBenchWriteTools[taskSet];
  if (writeTools === undefined) return null;
  return referenceTools.some((tool) => writeTools.includes(tool));
}

/** Whether a reference solution asks for nothing but, at most, a terminal tool. */
export function isEmptyReference(referenceTools: readonly string[]): boolean {
  return referenceTools.every((tool) => tauBench.terminalTools.includes(tool));
}
