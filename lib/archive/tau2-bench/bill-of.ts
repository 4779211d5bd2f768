import type { Message } from "./read-messages.ts";

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

/** Adds up one side. The fixed greeting that opens most runs is no call: it has cost 0 and no usage. */
export function billOf(messages: readonly Message[], role: "assistant" | "user"): Bill {
  const sums = sumsOf(messages, role);
  const { calls, priced, stored } = sums;
  const isRecorded = messages.length > 0;
  return {
    usd: isRecorded && priced.known === calls ? priced.total : null,
    usdKnown: priced.known === 0 && (calls > 0 || !isRecorded) ? null : priced.total,
    archivedUsd: calls === 0 || stored.known < calls ? null : stored.total,
    calls: isRecorded ? calls : null,
    callsWithUsage: isRecorded ? sums.callsWithUsage : null,
    inputTokens: knownTotal(sums.input),
    outputTokens: knownTotal(sums.output),
    unpricedCalls: sums.unpricedCalls,
  };
}

function sumsOf(messages: readonly Message[], role: "assistant" | "user"): Sums {
  const greeting = messages.find((message) => message.role === "assistant");
  const sums = new Sums();
  for (const message of messages) {
    if (message.role === role && !(message === greeting && isFree(message))) sums.add(message);
  }
  return sums;
}

/** One pass over the calls of a side: long conversations are added up in numbers, not in lists. */
class Sums {
  calls = 0;
  callsWithUsage = 0;
  unpricedCalls = 0;
  readonly priced: Sum = { known: 0, total: 0 };
  readonly stored: Sum = { known: 0, total: 0 };
  readonly input: Sum = { known: 0, total: 0 };
  readonly output: Sum = { known: 0, total: 0 };

  add({ cost = null, usage = null }: Message): void {
    this.calls += 1;
    addTo(this.stored, cost);
    const hasUsed = usesTokens(usage);
    const isUnknown = cost === null || cost < 0 || (cost === 0 && hasUsed);
    if (!isUnknown) addTo(this.priced, cost);
    else if (hasUsed) this.unpricedCalls += 1;
    if (usage === null) return;
    this.callsWithUsage += 1;
    addTo(this.input, usage.prompt_tokens ?? null);
    addTo(this.output, usage.completion_tokens ?? null);
  }
}

/** A sum over the values that are known, and how many they are. */
interface Sum {
  known: number;
  total: number;
}

function addTo(sum: Sum, value: number | null): void {
  if (value === null) return;
  sum.known += 1;
  sum.total += value;
}

function knownTotal({ known, total }: Sum): number | null {
  return known === 0 ? null : total;
}

/** Whether a side is known to have used any token at all. */
export function hasTokens({ inputTokens, outputTokens }: Bill): boolean {
  return [inputTokens, outputTokens].some((tokens) => tokens !== null && tokens > 0);
}

function isFree({ cost, usage }: Message): boolean {
  return cost === 0 && (usage === null || usage === undefined);
}

function usesTokens(usage: Message["usage"]): boolean {
  return isAboveZero(usage?.prompt_tokens) || isAboveZero(usage?.completion_tokens);
}

function isAboveZero(tokens: number | null | undefined): boolean {
  return typeof tokens === "number" && tokens > 0;
}
