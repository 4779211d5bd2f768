import { z } from "zod";
import type { ModelUsage } from "#lib/domain/ledger/usage-call.ts";

const count = z.int().nonnegative().nullish();
const details = z.looseObject({ cached_tokens: count }).nullish();

/** Token counts as the providers' own records name them. */
const Usage = z.looseObject({
  prompt_tokens: count,
  completion_tokens: count,
  input_tokens: count,
  output_tokens: count,
  prompt_tokens_details: details,
  input_tokens_details: details,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count,
});
type Usage = z.infer<typeof Usage>;

/**
 * One model's tokens. Anthropic's own records count cached tokens beside `input_tokens`, everybody else's inside;
 * ours are always inside. Null when the record counts neither input nor output.
 */
export function toModelUsage(model: string, value: unknown): ModelUsage | null {
  const parsed = Usage.safeParse(value);
  if (!parsed.success) return null;
  const usage = parsed.data;
  const cachedInputTokens = first(
    usage.cache_read_input_tokens,
    usage.prompt_tokens_details?.cached_tokens,
    usage.input_tokens_details?.cached_tokens,
  );
  const inputTokens = inputOf(usage);
  const outputTokens = first(usage.completion_tokens, usage.output_tokens);
  if (inputTokens === null && outputTokens === null) return null;
  const cacheWriteTokens = first(usage.cache_creation_input_tokens);
  return { model, inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens };
}

function inputOf(usage: Usage): number | null {
  const prompt = first(usage.prompt_tokens);
  const input = first(usage.input_tokens);
  if (prompt !== null || input === null) return prompt;
  return [usage.cache_read_input_tokens, usage.cache_creation_input_tokens].reduce<number>(
    (sum, tokens) => (typeof tokens === "number" ? sum + tokens : sum),
    input,
  );
}

function first(...counts: readonly (number | null | undefined)[]): number | null {
  return counts.find((tokens) => typeof tokens === "number") ?? null;
}
