import { z } from "zod";

const tokens = z.int().nonnegative().nullish();

/** Tokens of one model as the board stores them; a 0 in `input_tokens` means that nobody counted there. */
export const BoardUsage = z.object({
  model_name: z.string(),
  prompt_tokens: tokens,
  completion_tokens: tokens,
  input_tokens_cache_write: tokens,
  input_tokens_cache_read: tokens,
});
export type BoardUsage = z.infer<typeof BoardUsage>;

/** One run as the board exports it. Metrics stand beside these keys under names of their own. */
export const BoardRow = z.looseObject({
  benchmark_name: z.string().min(1),
  agent_name: z.string().min(1),
  run_id: z.string().min(1),
  date: z.string().nullish(),
  model_name: z.string().nullish(),
  trace_stem: z.string().nullish(),
  successful_tasks: z.array(z.union([z.string(), z.number()])).nullish(),
  failed_tasks: z.array(z.union([z.string(), z.number()])).nullish(),
  token_usage: z.array(BoardUsage).nullish(),
});
export type BoardRow = z.infer<typeof BoardRow>;
