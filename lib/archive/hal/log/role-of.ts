import { tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import { fieldOf, listAt, textAt } from "../field-of.ts";
import { isSimulatorPrompt } from "./prompt-of.ts";
import { type Reply, textOf } from "./read-reply.ts";
import type { WeaveCall } from "./weave-call.ts";

/**
 * Whose call a span is, by what it says: the user simulator's prompt or stop word; tools, which only an agent has; the
 * agent's model in a conversation that is not the simulator's. A model's name alone says nothing: agent and
 * simulator may share one.
 */
export function roleOf(
  call: WeaveCall,
  reply: Reply | null,
  agentModel: string | null,
): UsageCall["role"] {
  const messages = listAt(call.inputs, "messages");
  const first = textOf(fieldOf(call.inputs, "system")) ?? textOf(fieldOf(messages?.[0], "content"));
  if (isSimulatorPrompt(first) || reply?.text?.trim() === tauBench.stopWord) return "user";
  const tools = listAt(call.inputs, "tools");
  const hasTools =
    (tools !== null && tools.length > 0) || (reply !== null && reply.calls.length > 0);
  if (hasTools) return "agent";
  const names = [textAt(call.inputs, "model"), textAt(call.output, "model")].map(bare);
  const hasMessages = messages !== null && messages.length > 0;
  return hasMessages && agentModel !== null && names.includes(bare(agentModel))
    ? "agent"
    : "unknown";
}

/** `gpt-4o` of `openai/gpt-4o`. */
function bare(model: string | null): string | null {
  return model === null ? null : model.slice(model.lastIndexOf("/") + 1);
}
