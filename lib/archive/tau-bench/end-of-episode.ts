import { tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { TauBenchMessage } from "./schema.ts";

export interface EndOfEpisode {
  readonly execution: ExecutionStatus;
  /** The user's stop word or the terminal tool's name; null without an end signal. */
  readonly word: string | null;
  readonly steps: number;
}

/**
 * How the live loop ended: a terminal tool as the last step, the simulated user's stop word, or neither.
 * Without an end signal the 30-step cap is believed only when that many agent steps are there.
 */
export function endOfEpisode(
  messages: readonly TauBenchMessage[],
  lastSource: string | null,
): EndOfEpisode {
  const steps = messages.filter(({ role }) => role === "assistant").length;
  const word = endWord(messages, lastSource);
  if (word !== null) return { execution: "finished", word, steps };
  return { execution: steps >= tauBench.stepCap ? "limit" : "unknown", word, steps };
}

function endWord(messages: readonly TauBenchMessage[], lastSource: string | null): string | null {
  if (lastSource !== null && tauBench.terminalTools.includes(lastSource)) return lastSource;
  const last = messages.at(-1);
  const stopped = last?.role === "user" && last.content?.includes(tauBench.stopWord) === true;
  return stopped ? tauBench.stopWord : null;
}
