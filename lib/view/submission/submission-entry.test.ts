import { describe, expect, it } from "vitest";
import { boardOf, boardRunOf, countsOf, measuredBy, reportedRun, runOf } from "../testing.ts";
import type { EntryBoard } from "./entry-board.ts";
import { submissionEntries } from "./submission-entry.ts";

const slug = "tau-bench-airline";

function standing(key: string, rows: EntryBoard["rows"]): ReadonlyMap<string, EntryBoard> {
  return new Map([[slug, { board: boardOf(key), rows }]]);
}

const others = [
  boardRunOf(runOf({ id: "r_a", counts: countsOf(9, 1, 0) })),
  boardRunOf(runOf({ id: "r_b", counts: countsOf(5, 3, 2) })),
  boardRunOf(runOf({ id: "r_c", counts: countsOf(1, 9, 0) })),
];

describe("a run with episodes", () => {
  it("takes a range of places among the rows of its ruler", () => {
    const run = runOf({ id: "r_new", counts: countsOf(6, 4, 0) });
    const [entry] = submissionEntries([run], "mine", standing("m_1", others));
    expect(entry).toMatchObject({
      kind: "ranked",
      slug,
      boardTitle: "Airline",
      reasons: [],
      place: { best: 2, worst: 3, tied: false, rows: 4 },
      published: null,
    });
  });

  it("stands apart with the part that differs, and is placed among its own", () => {
    const run = runOf({ id: "r_new", measurement: measuredBy("m_2", "2.0") });
    const [entry] = submissionEntries([run], "mine", standing("m_1", others));
    expect(entry).toMatchObject({
      kind: "apart",
      reasons: ["scorer version 2.0 here, 1.0 on the board"],
      place: { best: 1, worst: 1, rows: 1 },
    });
  });

  it("says that an unknown part equals no other archive's unknown part", () => {
    const rows = [boardRunOf(runOf({ id: "r_a", measurement: measuredBy("m_u", null) }))];
    const run = runOf({ id: "r_new", measurement: measuredBy("m_v", null) });
    const [entry] = submissionEntries([run], "mine", standing("m_u", rows));
    expect(entry?.reasons).toEqual(["scorer version unknown on both sides"]);
    const unknownHere = submissionEntries([run], "mine", standing("m_1", others))[0];
    expect(unknownHere?.reasons).toEqual(["scorer version unknown here, 1.0 on the board"]);
    const known = runOf({ id: "r_new" });
    const unknownThere = submissionEntries([known], "mine", standing("m_u", rows))[0];
    expect(unknownThere?.reasons).toEqual(["scorer version 1.0 here, unknown on the board"]);
  });

  it("names no part when no row shows the board's ruler", () => {
    const [entry] = submissionEntries([runOf()], "mine", standing("m_gone", []));
    expect(entry?.reasons).toEqual(["another measurement than the board ranks by"]);
  });

  it("has no place without a plan", () => {
    const [entry] = submissionEntries(
      [runOf({ counts: countsOf(0, 0, 0), score: noScore })],
      "mine",
      new Map(),
    );
    expect(entry?.place).toBeNull();
  });
});

const noScore = { naive: null, ofScored: null, low: null, high: null };

describe("a new board", () => {
  it("ranks by the measurement of the first listed run by id", () => {
    const runs = [
      runOf({ id: "r_0", listed: false, measurement: measuredBy("m_0", "0.0") }),
      runOf({ id: "r_2", measurement: measuredBy("m_2", "2.0") }),
      runOf({ id: "r_1" }),
    ];
    const entries = submissionEntries(runs, "mine", new Map());
    expect(entries.map(({ kind, boardTitle }) => [kind, boardTitle])).toEqual([
      ["unlisted", null],
      ["apart", null],
      ["ranked", null],
    ]);
  });
});

describe("a reported row", () => {
  it("shares its place with equal figures of the archive and of the board", () => {
    const rows = [boardRunOf(reportedRun({ id: "r_a" }, "30.10"))];
    const runs = [reportedRun({ id: "r_x" }, "30.1"), reportedRun({ id: "r_y" }, "9.79")];
    const entries = submissionEntries(runs, "mine", standing("m_1", rows));
    expect(entries.map(({ kind, place }) => [kind, place])).toEqual([
      ["reported", { best: 1, worst: 1, tied: true, rows: 3 }],
      ["reported", { best: 3, worst: 3, tied: false, rows: 3 }],
    ]);
  });

  it("is never ranked with episodes, and has no place without a figure", () => {
    const runs = [reportedRun({ id: "r_x" }, null), runOf({ id: "r_y" })];
    const entries = submissionEntries(runs, "mine", new Map());
    expect(entries.map(({ kind, place }) => [kind, place?.rows])).toEqual([
      ["reported", undefined],
      ["ranked", 1],
    ]);
  });
});

describe("off the boards", () => {
  it("keeps a row apart that its archive does not list", () => {
    const run = runOf({ listed: false, unlistedReason: "not in the archive's manifest" });
    const [entry] = submissionEntries([run], "mine", standing("m_1", others));
    expect(entry).toMatchObject({
      kind: "unlisted",
      reasons: ["not in the archive's manifest"],
      place: null,
    });
    const silent = submissionEntries([{ ...run, unlistedReason: null }], "mine", new Map());
    expect(silent[0]?.reasons).toEqual(["not listed"]);
  });

  it("has no board while the task set is unknown", () => {
    const taskSet = { name: null, version: null, hash: null, tasks: null };
    const [entry] = submissionEntries([runOf({ taskSet })], "mine", new Map());
    expect(entry).toMatchObject({ kind: "unplaced", slug: null, boardTitle: null, place: null });
  });
});

describe("the same bytes again", () => {
  it("is the row that is there, and is not ranked against itself", () => {
    const run = runOf({ id: "r_a", counts: countsOf(9, 1, 0) });
    const [entry] = submissionEntries([run], "mine", standing("m_1", others));
    expect(entry).toMatchObject({ published: "same", place: { rows: 3 } });
  });

  it("tells other declarations from the published ones", () => {
    const run = runOf({ id: "r_a", system: { ...runOf().system, model: "gpt-4o" } });
    const [entry] = submissionEntries([run], "mine", standing("m_1", others));
    expect(entry?.published).toBe("differs");
  });
});
