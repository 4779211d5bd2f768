import type { ModelUsage, UsageCall } from "#lib/domain/ledger/usage-call.ts";
import { fieldOf, textAt } from "../field-of.ts";
import { toModelUsage } from "./to-model-usage.ts";
import { toModelUsages } from "./to-model-usages.ts";
import type { WeaveCall } from "./weave-call.ts";

/** A span as a record of usage. A parent's usage is the sum of its children's, by model. */
export function toUsageCall(
  call: WeaveCall,
  { run, source, role }: Pick<UsageCall, "run" | "source" | "role">,
): UsageCall {
  const task = taskOf(call);
  const responseId = textAt(call.output, "id");
  return {
    ...{ run, task, source, role, responseId },
    trial: task === null ? null : 0,
    namespace: call.project_id ?? "unnamed project",
    id: call.id ?? null,
    parentId: call.parent_id ?? null,
    operation: operationOf(call.op_name ?? null),
    model: textAt(call.inputs, "model") ?? textAt(call.output, "model"),
    provider: providerOf(responseId),
    attempt: null,
    usages: usagesOf(call),
    recordedUsd: null,
    startedAt: call.started_at ?? null,
    endedAt: call.ended_at ?? null,
    failed: failedOf(call),
  };
}

/** A call without a task is billed, yet in no episode. */
function taskOf(call: WeaveCall): string | null {
  const task = call.weave_task_id ?? fieldOf(call, "attributes", "weave_task_id");
  return typeof task === "string" || typeof task === "number" ? String(task) : null;
}

/** `litellm.completion` of `weave:///entity/project/op/litellm.completion:digest`. */
function operationOf(name: string | null): string | null {
  if (name === null) return null;
  return /^weave:\/\/\/.*\/op\/(?<name>[^/]+?)(?::[^:/]*)?$/.exec(name)?.groups?.["name"] ?? name;
}

const providers: readonly (readonly [RegExp, string])[] = [
  [/^(?:chatcmpl|cmpl|resp|run)[-_]/, "openai"],
  [/^msg_/, "anthropic"],
  [/^gen-/, "openrouter"],
];

/** Whose ids look like this. A parent and the child it repeats hold one response, so they are one provider's. */
function providerOf(responseId: string | null): string | null {
  if (responseId === null) return null;
  return providers.find(([pattern]) => pattern.test(responseId))?.[1] ?? null;
}

function usagesOf({ summary, output, inputs }: WeaveCall): ModelUsage[] {
  const summed = toModelUsages(fieldOf(summary, "usage"));
  if (summed.some(countsTokens)) return [...summed];
  const model = textAt(output, "model") ?? textAt(inputs, "model");
  const own = model === null ? null : toModelUsage(model, fieldOf(output, "usage"));
  return own === null ? [] : [own];
}

function failedOf({ exception, summary }: WeaveCall): boolean | null {
  if (typeof exception === "string") return true;
  const status = textAt(summary, "weave", "status");
  if (status === null) return null;
  return status === "error";
}

function countsTokens({ inputTokens, outputTokens }: ModelUsage): boolean {
  return inputTokens !== null || outputTokens !== null;
}
