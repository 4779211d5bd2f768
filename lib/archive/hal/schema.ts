import { z } from "zod";

const text = z.string().nullish();

/** What an archive says about its run. */
export const Config = z.looseObject({
  agent_name: text,
  benchmark_name: text,
  date: text,
  run_id: text,
  run_command: text,
  agent_version: text,
  agent_args: z.record(z.string(), z.json()).nullish(),
});
export type Config = z.infer<typeof Config>;

/** The harness's checkout when the run was scored. */
export const GitInfo = z.looseObject({
  commit: text,
  repository_url: text,
  branch: text,
  commit_timestamp: text,
  error: text,
});
export type GitInfo = z.infer<typeof GitInfo>;

const taskList = z.array(z.union([z.string(), z.number()]).transform(String)).nullish();

/** The parts of `results` that are no figures. */
export const TaskLists = z.looseObject({
  successful_tasks: taskList,
  failed_tasks: taskList,
  latencies: z.record(z.string(), z.unknown()).nullish(),
});
