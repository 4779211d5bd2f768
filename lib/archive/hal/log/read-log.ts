import { unreadCall } from "#lib/domain/ledger/unread-call.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Reading } from "../../adapter.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import type { EpisodeLogs } from "./episode-logs.ts";
import { readLogByTask } from "./read-log-by-task.ts";
import { readReply } from "./read-reply.ts";
import { roleOf } from "./role-of.ts";
import { toCallNote } from "./to-call-note.ts";
import { toUsageCall } from "./to-usage-call.ts";
import { WeaveCall } from "./weave-call.ts";

/**
 * Reads the model-call log in whichever of its shapes it is: a list of spans (up to 2026-04-08), an object by task, a
 * text that points elsewhere, or nothing. Yields the spans' usage; what attribution needs goes to `logs`.
 *
 * @param logs null when nobody asks what the calls did
 */
export async function* readLog(run: HalRun, logs: EpisodeLogs | null): AsyncGenerator<Reading> {
  if (run.logShape === "list of spans") yield* readList(run, logs);
  else if (run.logShape === "log by task") yield* readLogByTask(run, logs);
}

async function* readList(run: HalRun, logs: EpisodeLogs | null): AsyncGenerator<Reading> {
  const { document, config, ref } = run;
  if (document.log === null) return;
  const model = config.agent_args?.["model_name"];
  const agentModel = typeof model === "string" ? model : null;
  for await (const item of childrenOf(document.member, document.log)) {
    if (item.kind === "problem") {
      yield* unread({ ...item.problem, effect: "note" });
      continue;
    }
    const { source, value } = item.element;
    const parsed = WeaveCall.safeParse(value);
    if (!parsed.success) {
      yield* unread(noSpan(source));
      continue;
    }
    const call = parsed.data;
    const reply = readReply(call.output);
    const role = roleOf(call, reply, agentModel);
    const usage = toUsageCall(call, { run: ref, source, role });
    yield { kind: "usage_call", call: usage };
    if (usage.task !== null) logs?.take(usage.task, toCallNote(call, reply, usage));
  }

  /** Any episode's: what it was billed and what its model did are both unknown. */
  function* unread(problem: Problem): Generator<Reading> {
    logs?.miss();
    yield { kind: "problem", problem };
    const { source } = problem;
    yield { kind: "usage_call", call: unreadCall({ run: ref, source, task: null, trial: null }) };
  }
}

function noSpan(source: string) {
  const message = "This entry of the log is no span: what it was billed is unknown.";
  return { code: "malformed_row", effect: "note", source, message } as const;
}
