import { z } from "zod";
import type { CanonicalValue } from "#lib/identity/canonical-json.ts";

/** A value as JSON.parse gave it: a look at each of its parts would tell nothing new. */
const Json = z.custom<CanonicalValue>((value) => value !== undefined);

const Party = z.looseObject({
  implementation: z.string().nullish(),
  llm: z.string().nullish(),
  llm_args: z.record(z.string(), z.unknown()).nullish(),
});

/** The head of a results file. Everything may be missing and is then unknown. */
export const Info = z.looseObject({
  git_commit: z.string().nullish(),
  num_trials: z.unknown().optional(),
  agent_info: Party.nullish(),
  user_info: Party.nullish(),
  environment_info: z.looseObject({ domain_name: z.string().nullish() }).nullish(),
});
export type Info = z.infer<typeof Info>;

export const Criteria = z.looseObject({
  actions: z
    .array(
      z.looseObject({
        name: z.string(),
        requestor: z.string().nullish(),
        arguments: Json.optional(),
      }),
    )
    .nullish(),
  reward_basis: z.array(z.string()).nullish(),
});
export type Criteria = z.infer<typeof Criteria>;

export const Task = z.looseObject({
  id: z.union([z.string().min(1), z.int()]),
  user_scenario: z.unknown().optional(),
  initial_state: Json.nullish(),
  evaluation_criteria: Json.nullish(),
});
export type Task = z.infer<typeof Task>;

export const TaskDomain = z.looseObject({
  instructions: z.looseObject({ domain: z.string().min(1) }),
});

export const IndexEntry = z.looseObject({
  id: z.string().min(1),
  reward: z.number().nullish(),
});
export type IndexEntry = z.infer<typeof IndexEntry>;

export const RewardInfo = z.object({
  reward: z.unknown().optional(),
  db_check: z.unknown().optional(),
  env_assertions: z.array(z.unknown()).nullish(),
  action_checks: z.array(z.unknown()).nullish(),
  nl_assertions: z.array(z.unknown()).nullish(),
  communicate_checks: z.array(z.unknown()).nullish(),
  reward_basis: z.array(z.string()).nullish(),
  reward_breakdown: z.record(z.string(), z.unknown()).nullish(),
  info: z.object({ note: z.string().nullish() }).nullish(),
});
export type RewardInfo = z.infer<typeof RewardInfo>;

/** The harness's own session total with its price table (after v1.0.1). */
export const AgentUsage = z.object({
  records: z
    .array(
      z.object({
        provider: z.string().nullish(),
        model: z.string().nullish(),
        component: z.string().nullish(),
        semantics: z.string().nullish(),
        billable: z.boolean().nullish(),
        input_tokens: z.number().nullish(),
        output_tokens: z.number().nullish(),
      }),
    )
    .nullish(),
  cost: z.number().nullish(),
  cost_breakdown: z.record(z.string(), z.unknown()).nullish(),
  pricing_version: z.string().nullish(),
});
export type AgentUsage = z.infer<typeof AgentUsage>;

/** What names an episode: everything else may be missing. */
export const SimulationKey = z.object({
  id: z.string().nullish(),
  task_id: z.union([z.string().min(1), z.int()]),
  trial: z.int().nonnegative().nullish(),
});

export const Simulation = SimulationKey.extend({
  termination_reason: z.string().nullish(),
  start_time: z.string().nullish(),
  end_time: z.string().nullish(),
  agent_cost: z.number().nullish(),
  user_cost: z.number().nullish(),
  agent_usage: AgentUsage.nullish(),
  reward_info: RewardInfo.nullish(),
  messages: z.array(z.unknown()).nullish(),
  ticks: z.array(z.unknown()).nullish(),
  info: z.object({ error: z.unknown().optional(), error_type: z.unknown().optional() }).nullish(),
});
export type Simulation = z.infer<typeof Simulation>;

/** A tick of a voice run in which the simulated user's side is there. */
export const UserTick = z.looseObject({ user_chunk: z.looseObject({}) });
