import { ChatMessage, textOf } from "./read-reply.ts";

/** The messages of a conversation that can be read, with their place in it. */
export function messagesOf(messages: readonly unknown[] | null | undefined) {
  return (messages ?? []).flatMap((message, index) => {
    const parsed = ChatMessage.safeParse(message);
    return parsed.success ? [{ ...parsed.data, text: textOf(parsed.data.content), index }] : [];
  });
}
export type PromptMessage = ReturnType<typeof messagesOf>[number];

/**
 * The first words of tau-bench's user simulator, and of its check on itself (tau_bench/envs/user.py); both are
 * billed as the user's.
 */
const simulator =
  /^You are (?:an? user interacting with an agent|a supervisor of the Agent in the conversation)/;

/** Whether a conversation is the simulated user's, by the prompt it begins with. */
export function isSimulatorPrompt(first: string | null | undefined): boolean {
  return typeof first === "string" && simulator.test(first);
}
