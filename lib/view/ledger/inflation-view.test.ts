import { expect, it } from "vitest";
import { inflationView } from "./inflation-view.ts";

function run(agent: string | null, model: string | null, tokens: number | null) {
  const prices = { priceTable: null, cacheRule: null } as const;
  return {
    ...{ benchmark: "tau-bench", agent, model },
    inflation: [
      { role: "agent", model, tokens: 9, usd: null, ...prices },
      { role: "all", model: null, tokens, usd: null, ...prices },
    ],
  } as const;
}

it("spreads the runs by scaffold, provider and benchmark", () => {
  const runs = [run("Loop", "openai/ember", 2), run("Loop", "rill", 1), run(null, null, 1.5)];
  const view = inflationView(runs, 4);
  expect(view.sentence).toBe("2 of 3 runs with a model-call log repeat usage in it.");
  expect(view.coverage).toBe("4 runs without spans: not computable");
  expect(view.byScaffold).toEqual([
    {
      ...{ group: "Loop", runs: "2", atOne: "1", atTwo: "1", between: "0" },
      ...{ range: "1.00–2.00×", median: "1.50×" },
    },
    {
      ...{ group: "agent unknown", runs: "1", atOne: "0", atTwo: "0", between: "1" },
      ...{ range: "1.50–1.50×", median: "1.50×" },
    },
  ]);
  expect(view.byProvider.map(({ group, runs: all }) => [group, all])).toEqual([
    ["not in the model's name", "2"],
    ["openai", "1"],
  ]);
  expect(view.byBenchmark.map(({ runs: all }) => all)).toEqual(["3"]);
});

it("counts what it cannot compute and never calls it 1", () => {
  const view = inflationView([run("Loop", "rill", null)], 0);
  expect(view.byScaffold).toEqual([]);
  expect(view.coverage).toBe(
    "0 runs without spans: not computable; 1 run with spans that do not say enough",
  );
  expect(view.sentence).toMatch(/^No published run/);
});
