import { describe, expect } from "vitest";
import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import { saveRun } from "../commands/save-run.ts";
import { sampleRun } from "../commands/testing.ts";
import { runs } from "../schema/index.ts";
import { it } from "../testing.ts";
import { runInflations } from "./run-inflations.ts";

const whole = { role: "all", model: null, tokens: 1.5, usd: null } as const;
const ledger: CostLedger = {
  ...{ spans: 3, spansWithUsage: 3, modelCalls: 2, modelCallsWithUsage: 2, modelCallsUnbilled: 0 },
  ...{ spansOutsideTasks: 0, statedUsd: null, bases: [], disagreements: [], oddities: [] },
  oncePerEvent: { basis: "leaf_spans", reason: "no ids" },
  inflation: [{ ...whole, priceTable: null, cacheRule: null }],
  ...{ agreements: [], statedAgreesWith: [] },
};

describe("runInflations", () => {
  it("gives published runs with a log, and counts those without", async ({ connection }) => {
    await saveRun(connection, sampleRun);
    expect(await runInflations(connection.db)).toEqual({ runs: [], withoutLog: 0 });
    await connection.db.update(runs).set({ publishedAt: new Date(0) });
    expect(await runInflations(connection.db)).toEqual({ runs: [], withoutLog: 1 });
    await connection.db.update(runs).set({ ledger });
    expect(await runInflations(connection.db)).toMatchObject({
      runs: [{ run: sampleRun.summary.id, inflation: [whole] }],
      withoutLog: 0,
    });
  });
});
