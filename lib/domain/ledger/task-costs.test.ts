import { describe, expect, it } from "vitest";
import { taskCosts } from "./task-costs.ts";
import { span, table, usage } from "./testing.ts";

const doubled = [span("a", { responseId: "r" }), span("a.1", { parentId: "a", responseId: "r" })];

function figures(tasks: ReturnType<typeof taskCosts>) {
  return tasks.map(({ task, costs }) => [
    task,
    ...costs.filter(({ role }) => role === "all").map(({ basis, usd }) => `${basis} ${usd}`),
  ]);
}

describe("taskCosts", () => {
  it("bills each task its own spans, and spans of no task to none", () => {
    const calls = [
      ...doubled,
      span("b", { task: "1", responseId: "s" }),
      span("c", { task: null, trial: null, responseId: "t" }),
    ];
    const twice = ["all_spans 0.00056", "root_spans 0.00028", "leaf_spans 0.00028"];
    const once = ["all_spans 0.00028", "root_spans 0.00028", "leaf_spans 0.00028"];
    expect(figures(taskCosts(calls, [table()]))).toEqual([
      ["0", ...twice, "by_response 0.00028"],
      ["1", ...once, "by_response 0.00028"],
    ]);
  });

  it("gives by_response only when the whole run has it", () => {
    const tasks = taskCosts([...doubled, span("b", { task: "1" })], [table()]);
    expect(tasks.flatMap(({ costs }) => costs).map(({ basis }) => basis)).not.toContain(
      "by_response",
    );
  });

  it("keeps trials apart, and roles", () => {
    const calls = [
      span("a"),
      span("b", { trial: 1, role: "user", usages: [] }),
      span("c", { trial: 1, parentId: "nowhere" }),
    ];
    const [first, second] = taskCosts(calls, [table()]);
    expect([first?.trial, second?.trial]).toEqual([0, 1]);
    const leaves = second?.costs.filter(({ basis }) => basis === "leaf_spans");
    expect(leaves).toMatchObject([
      { role: "all", usd: null, usdKnown: 0.00028, calls: 2, callsWithUsage: 1 },
      { role: "agent", usd: 0.00028, calls: 1, callsWithUsage: 1, inputTokens: 100 },
      { role: "user", usd: null, usdKnown: null, calls: 1, callsWithUsage: 0, inputTokens: null },
    ]);
  });

  it("prices a run by one rule of each table, even where a task states no cached tokens", () => {
    const cached = span("b", { task: "1", usages: [usage({ cachedInputTokens: 100 })] });
    const unsaid = span("c", { task: "2", usages: [usage({ cachedInputTokens: null })] });
    const tables = [table({ cacheRules: ["cached_price", "full_price"] })];
    const roots = taskCosts([span("a"), cached, unsaid], tables).map(({ costs }) =>
      costs.filter(({ basis, role }) => basis === "root_spans" && role === "all"),
    );
    expect(roots.map((costs) => costs.map(({ usd }) => usd))).toEqual([
      [0.00028],
      [0.00013],
      [null],
    ]);
  });

  it("adds what the log states where it states anything, or no table prices anything", () => {
    const tablesOf = (
      calls: Parameters<typeof taskCosts>[0],
      tables: Parameters<typeof taskCosts>[1],
    ) => new Set(taskCosts(calls, tables)[0]?.costs.map(({ priceTable }) => priceTable));
    expect(tablesOf([span("a")], [table()])).toEqual(new Set(["list"]));
    expect(tablesOf([span("a", { recordedUsd: 1 })], [table()])).toEqual(new Set([null, "list"]));
    expect(tablesOf([span("a")], [])).toEqual(new Set([null]));
  });
});
