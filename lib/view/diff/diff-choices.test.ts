import { describe, expect, it } from "vitest";
import { boardRunOf, measuredBy, reportedRun, runOf } from "../testing.ts";
import { defaultSides, diffChoices } from "./diff-choices.ts";

const before = boardRunOf(reportedRun({ id: "r_a", measurement: measuredBy("m_old", "0.9") }, "1"));
const after = boardRunOf(reportedRun({ id: "r_b", measurement: measuredBy("m_new", "1.0") }, "2"));
const again = boardRunOf(reportedRun({ id: "r_c", measurement: measuredBy("m_new", "1.0") }, "3"));
const episodes = boardRunOf(runOf({ id: "r_d" }));

describe("diffChoices", () => {
  it("offers measurements of figures, largest first, then runs with episodes", () => {
    const values = diffChoices([episodes, before, after, again]).map(({ value }) => value);
    expect(values).toEqual(["m_new", "m_old", "r_d"]);
  });

  it("offers nothing of rows that are not listed", () => {
    expect(diffChoices([{ ...episodes, listed: false }])).toEqual([]);
  });
});

describe("defaultSides", () => {
  it("takes the two largest measurements, the earlier version first", () => {
    expect(defaultSides(diffChoices([after, again, before]))).toEqual(["m_old", "m_new"]);
  });

  it("takes two versions rather than one version from two archives", () => {
    const measurement = measuredBy("m_copy", "1.0");
    const copy = boardRunOf(reportedRun({ id: "r_f", measurement }, "1"));
    const second = boardRunOf(reportedRun({ id: "r_g", measurement }, "1"));
    const sides = defaultSides(diffChoices([after, again, copy, second, before]));
    expect(sides).toEqual(["m_old", "m_new"]);
    expect(defaultSides(diffChoices([after, copy]))?.toSorted()).toEqual(["m_copy", "m_new"]);
  });

  it("takes two runs where there are no measurements, and nothing where there are not two", () => {
    const other = boardRunOf(runOf({ id: "r_e" }));
    expect(defaultSides(diffChoices([episodes, other]))?.toSorted()).toEqual(["r_d", "r_e"]);
    expect(defaultSides(diffChoices([episodes]))).toBeNull();
    expect(defaultSides(diffChoices([episodes, before]))).toBeNull();
  });
});
