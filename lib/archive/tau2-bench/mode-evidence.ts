import type { JsonItem } from "../json/json-element.ts";
import { type Message, readMessages } from "./read-messages.ts";
import { Simulation, UserTick } from "./schema.ts";

/** What the simulations show about who took part. Gathering stops at the first sign of a user. */
export interface ModeEvidence {
  /** Simulations with at least one message or tick. */
  readonly simulations: number;
  /** Where a user's message, tick or call was first seen; null when there is none. */
  readonly userSeenAt: string | null;
  readonly agentCalls: number;
  /** Tools that the reference gives to the user and the agent called itself. */
  readonly userToolsCalledByAgent: ReadonlySet<string>;
  readonly agentStops: number;
  readonly userStops: number;
  readonly simulationsWithUserCost: number;
  /** The keys of the first simulations, for telling the format's generation. */
  readonly keys: ReadonlySet<string>;
}

/** Reads simulations until one shows a user; a run without any is read to its end. */
export async function gatherModeEvidence(
  items: AsyncIterable<JsonItem>,
  userTools: ReadonlySet<string>,
): Promise<ModeEvidence> {
  const gatherer = new Gatherer(userTools);
  for await (const item of items) {
    if (item.kind === "problem") continue;
    gatherer.take(item.element.value, item.element.source);
    if (gatherer.userSeenAt !== null) break;
  }
  return gatherer;
}

class Gatherer implements ModeEvidence {
  simulations = 0;
  userSeenAt: string | null = null;
  agentCalls = 0;
  readonly userToolsCalledByAgent = new Set<string>();
  agentStops = 0;
  userStops = 0;
  simulationsWithUserCost = 0;
  readonly keys = new Set<string>();
  private readonly userTools: ReadonlySet<string>;

  constructor(userTools: ReadonlySet<string>) {
    this.userTools = userTools;
  }

  take(value: unknown, source: string): void {
    const parsed = Simulation.safeParse(value);
    if (!parsed.success) return;
    const simulation = parsed.data;
    for (const key of Object.keys(Object(value))) this.keys.add(key);
    const messages = readMessages(simulation.messages);
    const ticks = simulation.ticks ?? [];
    if (messages.length + ticks.length > 0) this.simulations += 1;
    if (simulation.termination_reason === "agent_stop") this.agentStops += 1;
    if (simulation.termination_reason === "user_stop") this.userStops += 1;
    if (typeof simulation.user_cost === "number" && simulation.user_cost > 0) {
      this.simulationsWithUserCost += 1;
    }
    this.takeCalls(messages);
    const isDual = messages.some(isUsers) || ticks.some((tick) => UserTick.safeParse(tick).success);
    if (isDual) this.userSeenAt = source;
  }

  private takeCalls(messages: readonly Message[]): void {
    for (const { role, tool_calls: calls } of messages) {
      if (role !== "assistant") continue;
      for (const { name } of calls ?? []) {
        this.agentCalls += 1;
        if (this.userTools.has(name)) this.userToolsCalledByAgent.add(name);
      }
    }
  }
}

function isUsers({ role, requestor, tool_calls: calls }: Message): boolean {
  return role === "user" || requestor === "user" || (calls ?? []).some(byUser);
}

function byUser(call: { readonly requestor?: string | null | undefined }): boolean {
  return call.requestor === "user";
}
