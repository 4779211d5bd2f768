import type { Usage } from "./episode-schema.ts";

/** Whether a span is a model call: it names a model or a response, or carries usage. Others only wrap. */
export function isCall(span: Usage): boolean {
  return hasUsage(span) || isStated(span.model) || isStated(span.response_id);
}

/** Whether tokens or a price are stated for it. */
export function hasUsage(span: Usage): boolean {
  return isStated(span.input_tokens) || isStated(span.output_tokens) || isStated(span.usd);
}

/** The price in US dollars; null when unknown, and for a 0 beside tokens, which is unpriced, not free. */
export function priceUsd({ usd, input_tokens, output_tokens }: Usage): number | null {
  const hasTokens = [input_tokens, output_tokens].some((tokens) => isStated(tokens) && tokens > 0);
  return usd === undefined || (usd === 0 && hasTokens) ? null : usd;
}

function isStated<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
