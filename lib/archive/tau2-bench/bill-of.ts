import type { Message } from "./schema.ts";

/** The bill of one side of a conversation, added up over its messages. */
export interface Bill {
  /** Null unless every call is priced. */
  readonly usd: number | null;
  /** The sum over priced calls; null when none is. */
  readonly usdKnown: number | null;
  /** The sum as stored when every call stores a cost, zeros beside tokens included. */
  readonly archivedUsd: number | null;
  /** Null when the archive records no messages. */
  readonly calls: number | null;
  readonly callsWithUsage: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Calls that used tokens and have no price: a stored 0 or null. */
  readonly unpricedCalls: number;
}

interface Call {
  readonly cost: number | null;
  readonly isPriced: boolean;
  readonly usage: Message["usage"];
}

/** Adds up one side. The fixed greeting that opens most runs is no call: it has cost 0 and no usage. */
export function billOf(messages: readonly Message[], role: "assistant" | "user"): Bill {
  const greeting = messages.find((message) => message.role === "assistant");
  const calls = messages
    .filter((message) => message.role === role && !(message === greeting && isFree(message)))
    .map(toCall);
  const priced = calls.filter(({ isPriced }) => isPriced).map(({ cost }) => cost);
  const costs = calls.map(({ cost }) => cost);
  const isRecorded = messages.length > 0;
  const usages = calls.map(({ usage }) => usage ?? null).filter((usage) => usage !== null);
  return {
    usd: isRecorded && priced.length === calls.length ? total(priced) : null,
    usdKnown: priced.length === 0 && (calls.length > 0 || !isRecorded) ? null : total(priced),
    archivedUsd: calls.length === 0 || costs.includes(null) ? null : total(costs),
    calls: isRecorded ? calls.length : null,
    callsWithUsage: isRecorded ? usages.length : null,
    inputTokens: sumOfKnown(usages.map((usage) => usage.prompt_tokens ?? null)),
    outputTokens: sumOfKnown(usages.map((usage) => usage.completion_tokens ?? null)),
    unpricedCalls: calls.filter(({ isPriced, usage }) => !isPriced && usesTokens(usage)).length,
  };
}

/** Whether a side is known to have used any token at all. */
export function hasTokens({ inputTokens, outputTokens }: Bill): boolean {
  return [inputTokens, outputTokens].some((tokens) => tokens !== null && tokens > 0);
}

function isFree({ cost, usage }: Message): boolean {
  return cost === 0 && (usage === null || usage === undefined);
}

function toCall({ cost = null, usage }: Message): Call {
  const isUnknown = cost === null || cost < 0 || (cost === 0 && usesTokens(usage));
  return { cost, isPriced: !isUnknown, usage };
}

function usesTokens(usage: Message["usage"]): boolean {
  return [usage?.prompt_tokens, usage?.completion_tokens].some(
    (tokens) => typeof tokens === "number" && tokens > 0,
  );
}

function total(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => (value === null ? sum : sum + value), 0);
}

function sumOfKnown(values: readonly (number | null)[]): number | null {
  return values.every((value) => value === null) ? null : total(values);
}
