import { z } from "zod";

const text = z.string().nullish();
const count = z.int().nonnegative().nullish();

/** `run_manifest.json`: what was planned. Model, configurations of agent and scorer, versions and prices are not in it. */
export const Manifest = z.looseObject({
  run_id: text,
  benchmark_name: text,
  agent_name: text,
  agent_version: text,
  scorer_name: text,
  num_samples: count,
  memory_scope: text,
  samples_independent: z.boolean().nullish(),
  expected_task_count: count,
  expected_sample_count: count,
  expected_task_ids: z.array(z.union([z.string(), z.number()])).nullish(),
  task_metadata_by_id: z.record(z.string(), z.unknown()).nullish(),
  created_at: text,
  merged_from_shards: z.array(z.string()).nullish(),
  config_metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type Manifest = z.infer<typeof Manifest>;

/** One step of a trajectory, as AlphaDiana normalises it. Content may be text or parts. */
export const TrajectoryStep = z.looseObject({
  role: z.string(),
  content: z.unknown().optional(),
  thinking: z.string().nullish(),
  name: z.string().nullish(),
  tool_call_id: z.string().nullish(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string().nullish(),
        tool: z.string().nullish(),
        input: z.unknown().optional(),
      }),
    )
    .nullish(),
});
export type TrajectoryStep = z.infer<typeof TrajectoryStep>;
