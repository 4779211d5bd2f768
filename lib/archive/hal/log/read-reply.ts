import { z } from "zod";

/** A tool call of a reply; its arguments as written, parsed or as JSON text. */
export interface ReplyCall {
  readonly name: string;
  readonly arguments: unknown;
  /** Relative to the provider's response. */
  readonly pointer: string;
}

/** What a model answered. */
export interface Reply {
  readonly text: string | null;
  readonly calls: readonly ReplyCall[];
}

const Call = z.looseObject({ name: z.string(), arguments: z.unknown().optional() });
export const ChatMessage = z.looseObject({
  role: z.string().nullish(),
  content: z.unknown().optional(),
  tool_calls: z.array(z.looseObject({ function: Call })).nullish(),
});
type ChatMessage = z.infer<typeof ChatMessage>;
const Chat = z.looseObject({ choices: z.array(z.looseObject({ message: ChatMessage })) });
const Block = z.looseObject({ type: z.string(), text: z.string().optional() });
const ToolUse = z.looseObject({
  type: z.literal("tool_use"),
  name: z.string(),
  input: z.unknown().optional(),
});
const Anthropic = z.looseObject({ type: z.literal("message"), content: z.array(z.unknown()) });
const FunctionCall = Call.extend({ type: z.literal("function_call") });
const Responses = z.looseObject({ object: z.literal("response"), output: z.array(z.unknown()) });

/**
 * The reply in a provider's response: chat completions, Anthropic's messages and OpenAI's responses. Null when the
 * record holds none that can be read: then nothing is known of what the model did, not that it did nothing.
 */
export function readReply(output: unknown): Reply | null {
  const chat = Chat.safeParse(output);
  if (chat.success) {
    const [first] = chat.data.choices;
    return first === undefined ? null : replyOfMessage(first.message, "/choices/0/message");
  }
  const anthropic = Anthropic.safeParse(output);
  if (anthropic.success) return replyOfBlocks(anthropic.data.content, "/content");
  const responses = Responses.safeParse(output);
  return responses.success ? replyOfBlocks(responses.data.output, "/output") : null;
}

/** The reply in one message of a conversation. */
export function replyOfMessage(message: ChatMessage, pointer: string): Reply {
  const calls = (message.tool_calls ?? []).map(({ function: call }, index) => ({
    name: call.name,
    arguments: call.arguments,
    pointer: `${pointer}/tool_calls/${index}`,
  }));
  return { text: textOf(message.content), calls };
}

function replyOfBlocks(blocks: readonly unknown[], pointer: string): Reply {
  const calls = blocks.flatMap((block, index): ReplyCall[] => {
    const at = `${pointer}/${index}`;
    const use = ToolUse.safeParse(block);
    if (use.success) return [{ name: use.data.name, arguments: use.data.input, pointer: at }];
    const call = FunctionCall.safeParse(block);
    if (!call.success) return [];
    return [{ name: call.data.name, arguments: call.data.arguments, pointer: at }];
  });
  return { text: textOf(blocks.flatMap(innerBlocks)), calls };
}

/** OpenAI's responses wrap their text blocks in a message. */
function innerBlocks(block: unknown): readonly unknown[] {
  const wrapped = z.looseObject({ content: z.array(z.unknown()) }).safeParse(block);
  return wrapped.success ? wrapped.data.content : [block];
}

/** Text as it stands, or of its text blocks. */
export function textOf(content: unknown): string | null {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  const texts = content.flatMap((block: unknown) => {
    const parsed = Block.safeParse(block);
    return parsed.success && parsed.data.text !== undefined ? [parsed.data.text] : [];
  });
  return texts.length === 0 ? null : texts.join("");
}
