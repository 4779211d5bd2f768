import { z } from "zod";

const text = z.string().nullish();
const task = z.union([z.string(), z.number()]).nullish();

/**
 * One span of the list form (Weave's CallSchema as HAL's harness stores it). What the called function took and gave is
 * anything: a model call's request and response, or whatever an orchestrating function has.
 */
export const WeaveCall = z.looseObject({
  id: text,
  project_id: text,
  op_name: text,
  parent_id: text,
  started_at: text,
  ended_at: text,
  weave_task_id: task,
  inputs: z.unknown().optional(),
  output: z.unknown().optional(),
  exception: z.unknown().optional(),
  summary: z.unknown().optional(),
});
export type WeaveCall = z.infer<typeof WeaveCall>;
