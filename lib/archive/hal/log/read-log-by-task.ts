import { z } from "zod";
import { tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import { unreadCall } from "#lib/domain/ledger/unread-call.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { Reading } from "../../adapter.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import { actsOf } from "./acts-of.ts";
import type { EpisodeLogs } from "./episode-logs.ts";
import { isSimulatorPrompt, messagesOf, type PromptMessage } from "./prompt-of.ts";
import { replyOfMessage } from "./read-reply.ts";
import { toModelUsage } from "./to-model-usage.ts";

const text = z.string().nullish();

const TaskLog = z.looseObject({
  model: text,
  messages: z.array(z.unknown()).nullish(),
  call_metadata: z
    .array(z.looseObject({ usage: z.unknown().optional(), started_at: text, ended_at: text }))
    .nullish(),
});
type TaskLog = z.infer<typeof TaskLog>;

/**
 * The log by task (from 2026-04-09): the longest conversation of each task, and the usage of its calls without ids,
 * parents or models. Whose call a usage is cannot be told, and copies of one call cannot be found.
 */
export async function* readLogByTask(
  run: HalRun,
  logs: EpisodeLogs | null,
): AsyncGenerator<Reading> {
  const { document, ref } = run;
  if (document.log === null) return;
  for await (const item of childrenOf(document.member, document.log)) {
    if (item.kind === "problem") {
      yield { kind: "problem", problem: { ...item.problem, effect: "note" } };
      yield* unread(item.problem.source, null);
      continue;
    }
    const { source, value, pointer } = item.element;
    const [task = ""] = pointerTokens(pointer);
    const parsed = TaskLog.safeParse(value);
    if (!parsed.success) {
      const message = `The log of task ${task} is no log: what it was billed is unknown.`;
      const problem = { code: "malformed_row", effect: "note", source, message } as const;
      yield { kind: "problem", problem };
      yield* unread(source, task);
      continue;
    }
    for (const call of callsOf(parsed.data, { task, source, run: ref })) {
      yield { kind: "usage_call", call };
    }
    if (logs !== null) takeConversation(logs, task, messagesOf(parsed.data.messages), source);
  }

  function* unread(source: string, task: string | null): Generator<Reading> {
    const trial = task === null ? null : 0;
    yield { kind: "usage_call", call: unreadCall({ run: ref, source, task, trial }) };
  }
}

/** Stands where a task's log names no model; its calls are billed all the same. */
const unnamedModel = "model not recorded";

function callsOf(
  { model, call_metadata: calls }: TaskLog,
  { task, source, run }: { readonly task: string; readonly source: string; readonly run: string },
): readonly UsageCall[] {
  return (calls ?? []).map((call, index) => {
    const usage = toModelUsage(model ?? unnamedModel, call.usage);
    return {
      ...{ run, task, trial: 0, source: `${source}/call_metadata/${index}`, namespace: task },
      ...{ id: null, parentId: null, operation: null, provider: null, responseId: null },
      ...{ attempt: null, role: "unknown", recordedUsd: null, failed: null },
      model: model ?? unnamedModel,
      usages: usage === null ? [] : [usage],
      startedAt: call.started_at ?? null,
      endedAt: call.ended_at ?? null,
    };
  });
}

/** The agent's conversation holds its actions and what the user said; the simulator's own holds the user's words only. */
function takeConversation(
  logs: EpisodeLogs,
  task: string,
  messages: readonly PromptMessage[],
  source: string,
): void {
  const isUsers = isSimulatorPrompt(messages[0]?.text);
  const speaker = isUsers ? "assistant" : "user";
  const blank = { id: null, parentId: null, responseId: null, startedAt: null, toldStops: [] };
  for (const message of messages.toReversed()) {
    const at = `${source}/messages/${message.index}`;
    if (message.role === speaker && message.text?.includes(tauBench.stopWord) === true) {
      logs.take(task, { ...blank, role: "user", acts: [], stop: at });
    } else if (message.role === "assistant" && !isUsers) {
      const acts = actsOf(replyOfMessage(message, ""), at);
      logs.take(task, { ...blank, role: "agent", acts, stop: null });
    }
  }
}
