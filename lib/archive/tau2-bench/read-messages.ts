import { Message } from "./schema.ts";

/** The messages of a simulation that can be read; the others are left out of the timeline, not of the bytes. */
export function readMessages(messages: readonly unknown[] | null | undefined): Message[] {
  if (messages === null || messages === undefined) return [];
  return messages.flatMap((entry) => {
    const parsed = Message.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
