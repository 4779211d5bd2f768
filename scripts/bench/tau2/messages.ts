import type { Seeded } from "../seeded.ts";
import { asciiJson } from "./ascii-json.ts";
import { talk, toolAnswer } from "./words.ts";

const voiceKeys = {
  generation_time_seconds: null,
  audio_format: null,
  audio_path: null,
  audio_script_gold: null,
  speech_effects: null,
  source_effects: null,
  channel_effects: null,
  turn_taking_action: null,
  utterance_ids: null,
  chunk_id: null,
  is_final_chunk: true,
  source: null,
  contains_speech: true,
};

const tools = ["get_user_details", "search_direct_flight", "get_reservation_details", "calculate"];
const usdPerPromptToken = 0.0000025;
const usdPerCompletionToken = 0.00001;

/** One message of a conversation, as the harness writes it. */
export interface WrittenMessage {
  readonly json: string;
  readonly side: "agent" | "user" | "tool";
  readonly costUsd: number;
}

export interface Turn {
  readonly random: Seeded;
  readonly index: number;
  /** The harness's local time, without a zone. */
  readonly timestamp: string;
}

/** The agent's first sentence: no model said it, so it has no usage and a cost of 0. */
export function greeting({ index, timestamp }: Turn): WrittenMessage {
  const said = { content: "Hi! How can I help you today?", tool_calls: null };
  const json = asciiJson({
    ...{ role: "assistant", ...said, is_audio: false, turn_idx: index, timestamp },
    ...{ cost: 0, usage: null, raw_data: null, ...voiceKeys },
  });
  return { json, side: "agent", costUsd: 0 };
}

/** What one side says, with the provider's response beside it. */
export function spoken(side: "agent" | "user", turn: Turn): WrittenMessage {
  const content = talk(turn.random, turn.random.between(60, 620));
  return answered(side, turn, { content, tool_calls: null });
}

/** The agent calls a tool, and the environment answers. */
export function called(turn: Turn): readonly [WrittenMessage, WrittenMessage] {
  const { random, index, timestamp } = turn;
  const id = `call_${random.between(1e9, 9e9).toString(36)}${index}`;
  const call = {
    ...{ id, name: random.pick(tools) },
    ...{ arguments: { user_id: `user_${random.between(1000, 9999)}` }, requestor: "assistant" },
  };
  const content = toolAnswer(random, random.between(150, 2400));
  const json = asciiJson({
    ...{ id, role: "tool", content, requestor: "assistant", error: false },
    ...{ turn_idx: index + 1, timestamp },
  });
  const asked = answered("agent", turn, { content: null, tool_calls: [call] });
  return [asked, { json, side: "tool", costUsd: 0 }];
}

function answered(side: "agent" | "user", turn: Turn, said: object): WrittenMessage {
  const { random, index, timestamp } = turn;
  const completion = random.between(12, 160);
  const prompt = 900 + index * 130 + random.between(0, 90);
  const costUsd = prompt * usdPerPromptToken + completion * usdPerCompletionToken;
  const usage = { completion_tokens: completion, prompt_tokens: prompt };
  const json = asciiJson({
    ...{ role: side === "agent" ? "assistant" : "user", ...said, is_audio: false },
    ...{ turn_idx: index, timestamp, cost: costUsd, usage },
    raw_data: {
      ...{ id: `chatcmpl-${random.between(1e9, 9e9).toString(36)}`, object: "chat.completion" },
      choices: [{ finish_reason: "stop", index: 0, message: { role: "assistant", ...said } }],
      usage: { ...usage, total_tokens: completion + prompt },
    },
    ...voiceKeys,
  });
  return { json, side, costUsd };
}
