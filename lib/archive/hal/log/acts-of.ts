import type { ActionCall } from "#lib/domain/attribution/action-call.ts";
import { argumentsText } from "../arguments-text.ts";
import { messageAction } from "../tau-bench/message-action.ts";
import type { Reply } from "./read-reply.ts";

/** What a reply did to the environment; null when that cannot be read off it. */
export type Acts = readonly ActionCall[] | null;

const code = /```py|<code>/;
const writtenAction = /(?:^|\n)Action:\s*(\{[\s\S]*\})\s*$/;

/**
 * The actions of an agent's reply: its tool calls; the action that a text-only scaffold wrote (`Action: {...}`);
 * else its text, which is a message to the user. An agent that acts through code writes no call one could compare.
 *
 * @param source where the provider's response stands
 */
export function actsOf(reply: Reply, source: string): Acts {
  const calls = reply.calls.map(({ name, arguments: args, pointer }) => {
    return { name, argumentsJson: argumentsText(args), source: `${source}${pointer}` };
  });
  if (calls.length > 0) return calls;
  const { text } = reply;
  if (text === null || text === "") return [];
  if (code.test(text)) return null;
  return [written(text, source) ?? said(text, source)];
}

function said(text: string, source: string): ActionCall {
  return { name: messageAction, argumentsJson: argumentsText({ content: text }), source };
}

function written(text: string, source: string): ActionCall | null {
  const [, json] = writtenAction.exec(text) ?? [];
  const action = json === undefined ? null : parsed(json);
  if (typeof action !== "object" || action === null) return null;
  const name: unknown = Reflect.get(action, "name");
  if (typeof name !== "string") return null;
  return { name, argumentsJson: argumentsText(Reflect.get(action, "arguments")), source };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
