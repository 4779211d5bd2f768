import { z } from "zod";

const Call = z.looseObject({ id: z.string(), name: z.string() });
const Message = z.looseObject({ role: z.string(), tool_calls: z.array(Call).nullish() });
const Reference = z.looseObject({ name: z.string(), requestor: z.string().nullish() });
const Results = z.looseObject({
  info: z.looseObject({ git_commit: z.string() }),
  tasks: z.array(
    z.looseObject({
      evaluation_criteria: z.looseObject({ actions: z.array(Reference).nullish() }),
    }),
  ),
  simulations: z.array(
    z.looseObject({
      id: z.string(),
      task_id: z.string(),
      messages: z.array(Message),
      reward_info: z.looseObject({ reward: z.number() }),
    }),
  ),
});
type Results = z.infer<typeof Results>;
type Simulation = Results["simulations"][number];

const regradeCommit = "a2c0247000000000000000000000000000000000";

interface Regrading {
  /** The number that the re-grade returns; undefined keeps the archived one. */
  readonly reward?: (simulation: Simulation) => number | undefined;
  /** The result of a call after the re-run; undefined keeps the recorded one. */
  readonly result?: (tool: string, simulation: Simulation) => string | undefined;
}

/**
 * A results file re-graded as the harness would write it: another commit, other ids, times, costs and whatever rewards
 * and results are given; what the agent and the user did stays as it is.
 */
export function regraded(text: string, { reward, result }: Regrading = {}): string {
  const results = Results.parse(JSON.parse(text));
  const simulations = results.simulations.map((simulation) => ({
    ...simulation,
    id: `re-${simulation.id}`,
    start_time: "2026-11-30T00:00:00",
    agent_cost: null,
    reward_info: {
      ...simulation.reward_info,
      reward: reward?.(simulation) ?? simulation.reward_info.reward,
    },
    messages: withResults(simulation, result),
  }));
  return JSON.stringify({
    ...{ ...results, timestamp: "2026-11-30T00:00:00", simulations },
    info: { ...results.info, git_commit: regradeCommit },
  });
}

function withResults(simulation: Simulation, result: Regrading["result"]) {
  const tools = new Map<unknown, string>();
  return simulation.messages.map((message) => {
    for (const call of message.tool_calls ?? []) tools.set(call.id, call.name);
    const told = { ...message, timestamp: "2026-11-30T00:00:01", cost: null };
    if (message.role !== "tool") return told;
    const tool = tools.get(message["id"]);
    const text = tool === undefined ? undefined : result?.(tool, simulation);
    if (text === undefined) return told;
    return { ...told, content: text, error: text.startsWith("Error: ") };
  });
}

/** Tools that the tasks' references give to the user. */
export function userToolsOf(text: string): ReadonlySet<string> {
  const { tasks } = Results.parse(JSON.parse(text));
  const actions = tasks.flatMap(({ evaluation_criteria: criteria }) => criteria.actions ?? []);
  return new Set(actions.filter(({ requestor }) => requestor === "user").map(({ name }) => name));
}
