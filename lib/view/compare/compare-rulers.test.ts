import { describe, expect, it } from "vitest";
import { boardRunOf, measuredBy, runOf } from "../testing.ts";
import { comparability } from "./compare-rulers.ts";

const base = boardRunOf(runOf());
const measured = (key: string, version: string | null, archive = "other") =>
  boardRunOf(runOf({ measurement: measuredBy(key, version) }), archive);

describe("comparability", () => {
  it("compares runs of one measurement", () => {
    expect(comparability(base, base)).toEqual({ kind: "comparable" });
  });

  it.each([
    [measured("m_2", "2.0"), ["scorer version 2.0, of the baseline 1.0"]],
    [measured("m_2", null), ["scorer version unknown, of the baseline 1.0"]],
  ])("names the part of the ruler that differs", (run, differences) => {
    expect(comparability(base, run)).toEqual({ kind: "other_ruler", differences });
  });

  it("holds two unknowns of two archives for two rulers", () => {
    const [one, other] = [measured("m_1", null, "x"), measured("m_2", null, "y")];
    expect(comparability(one, other)).toEqual({
      kind: "other_ruler",
      differences: ["scorer version unknown on both sides"],
    });
  });

  it("has nothing to pair on another board or without episodes", () => {
    const reported = boardRunOf(runOf({ counts: null }));
    const elsewhere = { ...base, board: "tau-bench-retail" };
    expect(comparability(base, reported)).toMatchObject({
      ...{ kind: "nothing_to_pair", reason: "it is a figure without episodes" },
    });
    expect(comparability(reported, base)).toMatchObject({
      reason: "the baseline is a figure without episodes",
    });
    expect(comparability(base, elsewhere)).toMatchObject({
      reason: "it is of another task set: tau-bench-retail",
    });
  });
});
