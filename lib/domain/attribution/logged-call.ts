import type { ActionCall } from "./action-call.ts";

/** A call as the model-call log holds it; a text-only completion of the agent is a call of the message action. */
export interface LoggedCall extends ActionCall {
  /** Whose model made it. A simulated user that only talks makes no calls. */
  readonly actor: "agent" | "user";
}
