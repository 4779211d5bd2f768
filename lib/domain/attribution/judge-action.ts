import type { ActionCall } from "./action-call.ts";
import type { Actor, Attribution } from "./attribution.ts";
import { readingRoles } from "./reading-roles.ts";

/** What is known of one archived action once all best readings have been followed. */
export interface ActionReading {
  readonly call: ActionCall;
  /** Bits of `readingRoles`. */
  readonly roles: number;
  /** Why the action can be nobody's but the agent's whatever the log says; null when its name says nothing. */
  readonly agentByName: string | null;
  /** Where a logged call that accounts for it lies; its own place when none does. */
  readonly partnerSource: string;
  /** Where the reference action it may be copied from lies; its own place when there is none. */
  readonly referenceSource: string;
  /** Whether only the scorer's habit of replaying right after a terminator decided between the readings. */
  readonly isSettledByTerminator: boolean;
  /** Whether some action of the list is in neither log nor reference: then the log is not whole. */
  readonly hasGaps: boolean;
}

/** An action whose every best reading names one actor is that actor's; any other is uncertain. */
export function judgeAction(reading: ActionReading): Attribution {
  const [actor, ...others] = possibleActors(reading);
  if (actor === undefined || others.length > 0) return uncertain(reading);
  if (actor === "reference") return copied(reading);
  if (actor === "user") return logged(reading, "user", "The simulated user's model-call log");
  const { agentByName, call, roles } = reading;
  if (agentByName !== null && roles & readingRoles.unexplained) {
    return { actor, text: agentByName, source: call.source, confidence: "low" };
  }
  return logged(reading, "agent", "The agent's model-call log");
}

/** Whether a best reading leaves the action to nobody. */
export function mayBeNobodys({
  roles,
  agentByName,
}: Pick<ActionReading, "roles" | "agentByName">): boolean {
  return (roles & readingRoles.unexplained) !== 0 && agentByName === null;
}

/** Empty when some reading names nobody. */
function possibleActors(reading: ActionReading): readonly Actor[] {
  if (mayBeNobodys(reading)) return [];
  const { agentCall, changedAgentCall, unexplained, userCall, changedUserCall, copy } =
    readingRoles;
  const bits = [
    ["agent", agentCall | changedAgentCall | unexplained],
    ["user", userCall | changedUserCall],
    ["reference", copy],
  ] as const;
  return bits.filter(([, roles]) => reading.roles & roles).map(([actor]) => actor);
}

function logged(
  { roles, partnerSource, isSettledByTerminator }: ActionReading,
  actor: "agent" | "user",
  log: string,
): Attribution {
  const isChanged = (roles & (readingRoles.changedAgentCall | readingRoles.changedUserCall)) !== 0;
  const text = isChanged
    ? `${log} holds a call that differs only inside its lists and objects, which the environment can change in place.`
    : `${log} holds this call at its place in the order.`;
  return {
    actor,
    text: isSettledByTerminator ? `${text} ${settled}` : text,
    source: partnerSource,
    confidence: isChanged || isSettledByTerminator ? "low" : "high",
  };
}

const settled =
  "An equal action stands right after one that ends the episode, where the scorer replays its reference.";

function copied(reading: ActionReading): Attribution {
  const text = "It stands in a whole copy of the reference that no logged call accounts for.";
  const gap = reading.hasGaps ? " Other actions are missing from the log too." : "";
  const after = reading.isSettledByTerminator ? ` ${settled}` : "";
  return {
    actor: "reference",
    text: `${text}${gap}${after}`,
    source: reading.referenceSource,
    confidence: reading.hasGaps || reading.isSettledByTerminator ? "low" : "high",
  };
}

function uncertain({ call, roles }: ActionReading): Attribution {
  const { agentCall, changedAgentCall, userCall, changedUserCall, copy, unexplained } =
    readingRoles;
  const words = [
    [agentCall | changedAgentCall, "a logged call of the agent"],
    [userCall | changedUserCall, "a logged call of the simulated user"],
    [copy, "part of a copy of the reference"],
    [unexplained, "neither in the log nor in a whole copy of the reference"],
  ] as const;
  const readings = words.filter(([bits]) => roles & bits).map(([, word]) => word);
  const text = `By the order of list and log it is ${readings.join(", or ")}.`;
  return { actor: "uncertain", text, source: call.source, confidence: "low" };
}
