import fc from "fast-check";
import { expect, it } from "vitest";
import { frontierScenarios } from "#lib/domain/frontier/frontier-scenario.ts";
import { formatFrontierQuery, frontierSorts, parseFrontierQuery } from "./frontier-query.ts";

const usd = fc.double({ min: 1e-9, max: 1e9, noNaN: true });

it("comes back from its own address", () => {
  const anyQuery = fc.record({
    scenario: fc.constantFrom(...frontierScenarios),
    unit: fc.constantFrom("episode" as const, "total" as const),
    zoom: fc.option(fc.tuple(usd, usd).map(([a, b]) => ({ low: a, high: a + b }))),
    lambda: fc.option(usd),
    group: fc.constantFrom("", "reported-m_1"),
    sort: fc.constantFrom(...frontierSorts),
    page: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      fc.pre(query.zoom === null || query.zoom.low < query.zoom.high);
      const params = Object.fromEntries(formatFrontierQuery(query));
      expect(parseFrontierQuery(params)).toEqual(query);
    }),
  );
});

it.each(["", "x", "1", "2_1", "1_1", "-1_2", "0_2", "1_Infinity", "1_2_x"])(
  "takes no zoom from costs=%s that makes no sense",
  (costs) => {
    const { zoom } = parseFrontierQuery({ costs });
    expect(zoom === null || zoom.low < zoom.high).toBe(true);
    if (costs !== "1_2_x") expect(zoom).toBeNull();
  },
);
