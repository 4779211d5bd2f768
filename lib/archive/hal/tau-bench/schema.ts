import { z } from "zod";

const Action = z.looseObject({ name: z.string(), kwargs: z.json().optional() });
export type Action = z.infer<typeof Action>;

/** The task as the run used it: only its actions and outputs decide a reward. */
const Task = z.looseObject({
  actions: z.array(Action),
  outputs: z.array(z.json()),
});

/** What an agent of HAL's returns for a task of tau-bench. */
export const TauResult = z.looseObject({
  reward: z.unknown().optional(),
  taken_actions: z.array(Action).nullish(),
  task: Task.nullish(),
});
export type TauResult = z.infer<typeof TauResult>;
