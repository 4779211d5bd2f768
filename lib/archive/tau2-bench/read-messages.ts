/**
 * One message of a simulation, by the keys that are read; all others may be there as well. Told by hand, because
 * a schema copied each of many thousand messages and was most of what an episode took to read.
 */
export interface Message {
  readonly role: string;
  readonly content?: unknown;
  readonly id?: string | null;
  readonly requestor?: string | null;
  readonly error?: boolean | null;
  readonly timestamp?: string | null;
  readonly cost?: number | null;
  readonly usage?: MessageUsage | null;
  readonly tool_calls?: readonly ToolCall[] | null;
}

interface MessageUsage {
  readonly prompt_tokens?: number | null;
  readonly completion_tokens?: number | null;
}

interface ToolCall {
  readonly id?: string | null;
  readonly name: string;
  readonly requestor?: string | null;
  readonly arguments?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The messages of a simulation that can be read; the others are left out of the timeline, not of the bytes. */
export function readMessages(messages: readonly unknown[] | null | undefined): readonly Message[] {
  return messages?.filter(isMessage) ?? [];
}

function isMessage(value: unknown): value is Message {
  return (
    isFields(value) &&
    typeof value["role"] === "string" &&
    isMaybe(value["id"], "string") &&
    isMaybe(value["requestor"], "string") &&
    isMaybe(value["timestamp"], "string") &&
    isMaybe(value["error"], "boolean") &&
    isMaybe(value["cost"], "number") &&
    (isNothing(value["usage"]) || isUsage(value["usage"])) &&
    (isNothing(value["tool_calls"]) || isToolCalls(value["tool_calls"]))
  );
}

function isUsage(value: unknown): value is MessageUsage {
  return (
    isFields(value) &&
    isMaybe(value["prompt_tokens"], "number") &&
    isMaybe(value["completion_tokens"], "number")
  );
}

function isToolCalls(value: unknown): value is readonly ToolCall[] {
  return Array.isArray(value) && value.every(isToolCall);
}

function isToolCall(value: unknown): value is ToolCall {
  return (
    isFields(value) &&
    typeof value["name"] === "string" &&
    isMaybe(value["id"], "string") &&
    isMaybe(value["requestor"], "string")
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMaybe(value: unknown, type: "string" | "number" | "boolean"): boolean {
  return isNothing(value) || typeof value === type;
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
