import { z } from "zod";

/** What makes a row a row: everything else may be missing and is then unknown. */
export const TauBenchKey = z.looseObject({
  task_id: z.union([z.int(), z.string().min(1)]),
  /** Absent in files of a single trial; counted as 0 then. */
  trial: z.int().nonnegative().nullish(),
});

export const ReferenceAction = z.looseObject({ name: z.string(), kwargs: z.json().optional() });

/** The reference embedded at run time. Only these two fields decide a reward. */
const ReferenceTask = z.looseObject({
  actions: z.array(z.json()),
  outputs: z.array(z.json()),
});

export const RewardInfo = z.looseObject({
  reward: z.number().nullish(),
  info: z
    .looseObject({
      r_actions: z.number().nullish(),
      r_outputs: z.number().nullish(),
      gt_data_hash: z.string().nullish(),
    })
    .nullish(),
});
export type RewardInfo = z.infer<typeof RewardInfo>;

export const TauBenchRow = TauBenchKey.extend({
  reward: z.unknown().optional(),
  info: z.looseObject({
    error: z.string().nullish(),
    source: z.string().nullish(),
    user_cost: z.number().nullish(),
    task: ReferenceTask.nullish(),
    reward_info: RewardInfo.nullish(),
  }),
  traj: z.array(z.unknown()).nullish(),
});
export type TauBenchRow = z.infer<typeof TauBenchRow>;

export const TauBenchMessage = z.looseObject({
  role: z.string(),
  content: z.string().nullish(),
  name: z.string().nullish(),
  tool_call_id: z.string().nullish(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string().nullish(),
        function: z.looseObject({ name: z.string(), arguments: z.string() }),
      }),
    )
    .nullish(),
});
export type TauBenchMessage = z.infer<typeof TauBenchMessage>;
