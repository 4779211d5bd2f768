import { describe, expect, it } from "vitest";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import { callFault } from "./row-fault.ts";

const usage = {
  ...{ model: "m", inputTokens: 10, outputTokens: 0 },
  ...{ cachedInputTokens: null, cacheWriteTokens: null },
};
const call: UsageCall = {
  ...{ run: "r", task: "a", trial: 0, source: "log.json#/3", namespace: "p", id: "s" },
  ...{ parentId: null, operation: null, model: "m", provider: null, responseId: null },
  ...{ attempt: null, role: "agent", usages: [usage], recordedUsd: null },
  ...{ startedAt: null, endedAt: null, failed: null },
};

describe("a span that cannot be kept as it stands", () => {
  it.each([
    ["a NUL in its model", { model: "m\0" }, "wrong_encoding"],
    ["names without end", { operation: "x".repeat(70_000) }, "element_too_large"],
    ["a task id that no index holds", { task: "x".repeat(1025) }, "element_too_large"],
    ["a trial beyond an integer", { trial: 2 ** 31 }, "value_out_of_range"],
    ["half an attempt", { attempt: 0.5 }, "value_out_of_range"],
    ["tokens below zero", { usages: [{ ...usage, outputTokens: -1 }] }, "value_out_of_range"],
    ["a price that is no number", { recordedUsd: Number.NaN }, "value_out_of_range"],
  ])("has %s", (_, change, code) => {
    expect(callFault({ ...call, ...change })).toMatchObject({
      code,
      effect: "row_lost",
      source: "log.json#/3",
    });
  });

  it("is none that only leaves things unsaid, or is free", () => {
    expect(callFault(call)).toBeNull();
    expect(callFault({ ...call, recordedUsd: 0, task: null, trial: null, usages: [] })).toBeNull();
  });
});
