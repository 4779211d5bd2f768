import type { Problem } from "#lib/domain/problem.ts";
import type { ModeEvidence } from "./mode-evidence.ts";

export interface PartyNames {
  readonly agent: string | null;
  readonly user: string | null;
}

export interface DecidedMode {
  readonly mode: "solo" | "dual" | null;
  /** Why, in words a reader can check. */
  readonly because: string;
  readonly problem: Problem | null;
}

/**
 * Whether a user was simulated, told by what happened and never by names alone: the harness's own re-grading
 * went by two names and read solo files as dual (tau.md 2d). Solo needs no trace of a user, and besides either
 * the agent at the user's tools or episodes that the agent alone ended.
 */
export function decideMode(evidence: ModeEvidence, names: PartyNames, source: string): DecidedMode {
  const { userSeenAt, simulations, agentStops, userStops, userToolsCalledByAgent } = evidence;
  const named = namesSaySolo(names);
  if (userSeenAt !== null) {
    const because = `dual: a simulated user takes part (first seen at ${userSeenAt})`;
    const problem = named ? nameOnly(names, "but a user takes part in the messages", source) : null;
    return { mode: "dual", because, problem };
  }
  const agentAlone = userToolsCalledByAgent.size > 0 || (agentStops > 0 && userStops === 0);
  if (simulations > 0 && agentAlone) {
    return { mode: "solo", because: soloBecause(evidence, names), problem: null };
  }
  const because = "unknown: no message shows a user, and nothing shows that the agent acted alone";
  const problem = named ? nameOnly(names, "but nothing in the messages shows it", source) : null;
  return { mode: null, because, problem };
}

function soloBecause(evidence: ModeEvidence, { agent, user }: PartyNames): string {
  const { simulations, agentCalls, agentStops, userToolsCalledByAgent } = evidence;
  const tools = [...userToolsCalledByAgent].toSorted();
  const shown = tools.slice(0, 3).join(", ");
  return [
    `solo: no user message or call in ${simulations} simulations`,
    `all ${agentCalls} calls are the agent's`,
    ...(tools.length > 0 ? [`${tools.length} of the user's tools among them (${shown})`] : []),
    `${agentStops} ended by agent_stop`,
    evidence.simulationsWithUserCost === 0
      ? "no user cost above 0"
      : `${evidence.simulationsWithUserCost} with a user cost above 0`,
    `names: agent ${agent ?? "unknown"}, user ${user ?? "unknown"}`,
  ].join("; ");
}

function namesSaySolo({ agent, user }: PartyNames): boolean {
  return user === "dummy_user" || (agent !== null && /(?:^|_)solo(?:_|$)/.test(agent));
}

function nameOnly({ agent, user }: PartyNames, but: string, source: string): Problem {
  const message = `The names say solo (agent ${agent ?? "unknown"}, user ${user ?? "unknown"}), ${but}: the mode is not taken from names.`;
  return { code: "name_only_mode", effect: "note", source, message };
}
