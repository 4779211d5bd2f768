import type { ScoreDecision } from "./score-decision.ts";

/**
 * What a text in place of a result says (hal.md 2.1): "ERROR..." and "TIMEOUT..." mean that the agent broke off,
 * and never a fail; any other text is no result that could be read.
 *
 * @param source where the text stands
 * @example
 * brokenOff("TIMEOUT after 600 seconds", "a.json#/x"); // invalid / agent_error, execution timeout
 */
export function brokenOff(text: string, source: string): ScoreDecision {
  const isError = /^(?:ERROR|TIMEOUT)/.test(text);
  const isTimeout = /^(?:ERROR: Task timed out|TIMEOUT)/.test(text);
  const firstLine = text.split("\n", 1).join("").slice(0, 200);
  const evidence = [{ text: `In place of a result stands the text "${firstLine}".`, source }];
  const none = { status: "invalid", value: null, evidence, scorings: 0 } as const;
  if (!isError) return { ...none, reason: "parse_failed", execution: "unknown" };
  return { ...none, reason: "agent_error", execution: isTimeout ? "timeout" : "error" };
}
