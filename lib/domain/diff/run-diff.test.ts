import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ComparedEpisode, runDiff } from "./run-diff.ts";
import { transitionWord } from "./transition-word.ts";

const pass = { status: "valid", outcome: "pass" } as const;
const fail = { status: "valid", outcome: "fail" } as const;
const unscored = { status: "unscored", outcome: null } as const;
const excluded = { status: "excluded", outcome: null } as const;

const anyEpisodes = fc.uniqueArray(
  fc.record({
    task: fc.constantFrom("1", "2", "10"),
    trial: fc.nat(2),
    score: fc.constantFrom(pass, fail, unscored, excluded),
  }),
  { selector: ({ task, trial }) => `${task} ${trial}` },
);

function flat(
  rows: readonly {
    task: string;
    trial: number;
    score: Pick<ComparedEpisode, "status" | "outcome">;
  }[],
): ComparedEpisode[] {
  return rows.map(({ task, trial, score }) => ({ task, trial, ...score }));
}

describe("runDiff", () => {
  const before = [
    { task: "10", trial: 0, ...pass },
    { task: "2", trial: 0, ...fail },
    { task: "3", trial: 0, ...unscored },
    { task: "4", trial: 0, ...pass },
    { task: "5", trial: 0, ...excluded },
  ];
  const after = [
    { task: "2", trial: 0, ...pass },
    { task: "10", trial: 0, ...fail },
    { task: "3", trial: 0, ...pass },
    { task: "6", trial: 1, ...pass },
    { task: "5", trial: 0, ...pass },
  ];

  it("pairs what both plan, in natural order, and lists what only one does", () => {
    expect(runDiff(before, after)).toMatchObject({
      denominators: { before: 4, after: 5, common: 3, compared: 2 },
      transitions: { failToPass: 1, passToFail: 1, net: 0, churn: 1 },
      changed: [
        { task: "2", before: "fail", after: "pass" },
        { task: "3", before: "unscored", after: "pass" },
        { task: "10", before: "pass", after: "fail" },
      ],
      onlyBefore: ["4 trial 0"],
      onlyAfter: ["5 trial 0", "6 trial 1"],
    });
  });

  it("finds no change between a run and itself", () => {
    fc.assert(
      fc.property(anyEpisodes, (rows) => {
        const same = runDiff(flat(rows), flat(rows));
        expect(same.changed).toEqual([]);
        expect([...same.onlyBefore, ...same.onlyAfter]).toEqual([]);
      }),
    );
  });

  it("mirrors itself when the sides are exchanged", () => {
    fc.assert(
      fc.property(anyEpisodes, anyEpisodes, (a, b) => {
        const there = runDiff(flat(a), flat(b));
        const back = runDiff(flat(b), flat(a));
        expect(back.transitions.failToPass).toBe(there.transitions.passToFail);
        expect(back.onlyBefore).toEqual(there.onlyAfter);
        expect(back.changed.length).toBe(there.changed.length);
      }),
    );
  });
});

describe("transitionWord", () => {
  it.each(["suspect", "replay_invalid", "invalid"] as const)("calls %s invalid", (status) => {
    expect(transitionWord(status, null)).toBe("invalid");
  });

  it("calls a missing episode missing", () => {
    expect(transitionWord("missing", null)).toBe("missing");
  });

  it("refuses a valid score without an outcome", () => {
    expect(() => transitionWord("valid", null)).toThrow(RangeError);
  });
});
