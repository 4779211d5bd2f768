import { tauBench } from "#lib/domain/benchmarks/tau-bench.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import { fieldOf, listAt } from "../field-of.ts";
import { type Acts, actsOf } from "./acts-of.ts";
import type { CallNote } from "./call-note.ts";
import { type Reply, textOf } from "./read-reply.ts";
import type { WeaveCall } from "./weave-call.ts";

/** What attribution and score evidence need of one span. */
export function toCallNote(call: WeaveCall, reply: Reply | null, usage: UsageCall): CallNote {
  const { id, parentId, responseId, startedAt, role, source } = usage;
  const at = `${source}/output`;
  const isStop = role === "user" && reply?.text?.includes(tauBench.stopWord) === true;
  return {
    ...{ id, parentId, responseId, startedAt, role },
    acts: actsOfCall(call, reply, at),
    stop: isStop ? at : null,
    toldStops: role === "user" ? [] : toldStops(call, `${source}/inputs/messages`),
  };
}

function actsOfCall({ output, exception }: WeaveCall, reply: Reply | null, at: string): Acts {
  if (reply !== null) return actsOf(reply, at);
  const hasFailed = typeof exception === "string" || output === null || output === undefined;
  return hasFailed ? [] : null;
}

function toldStops({ inputs }: WeaveCall, at: string): readonly string[] {
  return (listAt(inputs, "messages") ?? []).flatMap((message, index) => {
    if (fieldOf(message, "role") !== "user") return [];
    const text = textOf(fieldOf(message, "content"));
    return text?.includes(tauBench.stopWord) === true ? [`${at}/${index}`] : [];
  });
}
