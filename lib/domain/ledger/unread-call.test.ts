import { expect, it } from "vitest";
import { costLedger } from "./compute-ledger.ts";
import { unreadCall, unreadModel } from "./unread-call.ts";
import type { UsageCall } from "./usage-call.ts";

it("makes a bill incomplete instead of smaller", () => {
  const unread = unreadCall({ run: "r", source: "log#/1", task: "a", trial: 0 });
  const usage = { inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: null };
  const read: UsageCall = {
    ...{ ...unread, source: "log#/0", model: "m", id: "x" },
    usages: [{ model: "m", ...usage, cacheWriteTokens: null }],
  };
  const ledger = costLedger({ calls: [read, unread], statedUsd: null, priceTables: [] });

  expect(ledger).toMatchObject({ spans: 2, spansWithUsage: 1, modelCallsUnbilled: 1 });
  expect(unread).toMatchObject({ model: unreadModel, task: "a", trial: 0, usages: [] });
});
