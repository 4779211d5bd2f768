import type { Problem } from "#lib/domain/problem.ts";
import type { ModeEvidence } from "./mode-evidence.ts";

export interface PartyNames {
  readonly agent: string | null;
  readonly user: string | null;
  /** The results file's own name. */
  readonly file: string | null;
}

export interface DecidedMode {
  /** Null is `mode_unknown`: no key part is made of it. */
  readonly mode: "solo" | "dual" | null;
  /** Why, in words a reader can check. */
  readonly because: string;
  readonly problem: Problem | null;
}

/** The harness's own implementations of a run without a user; any other name is its author's. */
const soloAgents = ["llm_agent_solo", "llm_agent_solo_gt"];
const soloUser = "dummy_user";

/**
 * Whether a user was simulated, told by what happened and never by names alone: the harness's own re-grading
 * went by two names and read solo files as dual (tau.md 2d). Solo needs no trace of a user, and besides either
 * the agent at the user's tools or episodes that the agent alone ended. Where the harness's own solo
 * implementation is recorded and a user takes part all the same, the archive contradicts itself: unknown, never dual.
 */
export function decideMode(evidence: ModeEvidence, names: PartyNames, source: string): DecidedMode {
  const { userSeenAt, simulations, agentStops, userStops, userToolsCalledByAgent } = evidence;
  if (userSeenAt !== null) return withUser(userSeenAt, names, source);
  const agentAlone = userToolsCalledByAgent.size > 0 || (agentStops > 0 && userStops === 0);
  if (simulations > 0 && agentAlone) {
    return { mode: "solo", because: soloBecause(evidence, names), problem: null };
  }
  const because =
    "unknown (mode_unknown): no message shows a user, and nothing shows that the agent acted alone";
  return { mode: null, because, problem: guess(names, "nothing in the messages shows it", source) };
}

function withUser(seenAt: string, names: PartyNames, source: string): DecidedMode {
  const { agent, user } = names;
  const isRecordedSolo = (agent !== null && soloAgents.includes(agent)) || user === soloUser;
  const problem = guess(names, `a user takes part in the messages (${seenAt})`, source);
  if (!isRecordedSolo) {
    const because = `dual: a simulated user takes part (first seen at ${seenAt})`;
    return { mode: "dual", because, problem };
  }
  const because = `unknown (mode_unknown): the archive records a solo implementation (agent ${agent ?? "unknown"}, user ${user ?? "unknown"}) and holds a user's messages (first seen at ${seenAt})`;
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

/** What the names suggest where nothing else says solo: shown as a guess, and never more. */
function guess({ agent, user, file }: PartyNames, but: string, source: string): Problem | null {
  const suggesting = [
    ...(agent !== null && saysSolo(agent) ? [`agent ${agent}`] : []),
    ...(user === soloUser ? [`user ${user}`] : []),
    ...(file !== null && saysSolo(file) ? [`file ${file}`] : []),
  ];
  if (suggesting.length === 0) return null;
  const message = `Its name suggests solo (${suggesting.join(", ")}); names are no evidence, and ${but}.`;
  return { code: "name_only_mode", effect: "note", source, message };
}

function saysSolo(name: string): boolean {
  return /(?:^|[^a-z0-9])solo(?:[^a-z0-9]|$)/i.test(name);
}
