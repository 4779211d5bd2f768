import { describe, expect, it } from "vitest";
import { measuredBy, reportedRun, runOf } from "../testing.ts";
import { askFields } from "./submission-asks.ts";
import { submissionBoards } from "./submission-boards.ts";
import { submissionEntries } from "./submission-entry.ts";
import { progressShare, progressText } from "./submission-progress.ts";
import { isUnderWay, phaseSentence, phaseTitle, submissionPhase } from "./submission-state.ts";

describe("asks", () => {
  it("asks for what is unknown and keeps what was declared, filling in nothing", () => {
    const runs = [runOf({ asks: ["model", "mode"] }), runOf({ asks: ["mode", "shade"] })];
    const fields = askFields(runs, { agent: "react" });
    expect(
      fields.map(({ name, declared, runs: of, choices }) => [name, declared, of, choices]),
    ).toEqual([
      ["model", "", 1, null],
      ["mode", "", 2, ["solo", "dual"]],
      ["shade", "", 1, null],
      ["agent", "react", 0, null],
    ]);
    expect(fields.map(({ label }) => label)).toEqual(["Model", "Mode", "Shade", "Agent"]);
    expect(fields[2]?.hint).toBe("Not in the archive.");
  });
});

describe("states", () => {
  it.each([
    ["received", false, "waiting"],
    ["received", true, "storing"],
    ["reading", false, "reading"],
    ["reading", true, "storing"],
    ["preview", false, "preview"],
    ["preview", true, "storing"],
    ["published", true, "published"],
    ["rejected", true, "rejected"],
    ["failed", false, "failed"],
  ] as const)("%s (publish asked: %s) is %s", (state, publishAsked, phase) => {
    expect(submissionPhase({ state, publishAsked })).toBe(phase);
    expect(isUnderWay(phase)).toBe(["waiting", "reading", "storing"].includes(phase));
  });

  it("names each state", () => {
    expect(phaseTitle("preview")).toBe("Preview");
    expect(phaseSentence("preview")).toBe("Seen by you alone until you publish it.");
  });

  it("tells progress that is unknown from none", () => {
    const none = { bytes: null, episodes: null, totalBytes: null };
    expect([progressShare(none), progressText(none)]).toEqual([null, "Not started yet"]);
    const some = { bytes: 2050, episodes: 3, totalBytes: 4100 };
    expect([progressShare(some), progressText(some)]).toEqual([
      0.5,
      "2.0 kB of 4.1 kB, 3 episodes",
    ]);
    expect(progressShare({ ...some, bytes: 9000 })).toBe(1);
    expect(progressShare({ ...some, totalBytes: 0 })).toBeNull();
    expect(progressText({ ...some, totalBytes: null, episodes: null })).toBe("2.0 kB");
  });
});

describe("rows by board", () => {
  it("keeps the rows of each board and ruler together, placed ones first", () => {
    const runs = [
      reportedRun({ id: "r_1", listed: false, unlistedReason: "x" }, "99"),
      reportedRun({ id: "r_2" }, null),
      reportedRun({ id: "r_3" }, "20"),
      runOf({ id: "r_4", taskSet: { name: null, version: null, hash: null, tasks: null } }),
      reportedRun({ id: "r_5" }, "30"),
      runOf({ id: "r_6" }),
    ];
    const boards = submissionBoards(runs, submissionEntries(runs, "mine", new Map()));
    const shown = boards.map(({ slug, isNew, summary, groups }) => [
      ...[slug, isNew, summary],
      groups.map(({ title, lines }) => `${title}: ${lines.map(({ run }) => run.id).join(" ")}`),
    ]);
    expect(shown).toEqual([
      [
        ...["tau-bench-airline", true, "4 rows, 1 shown on no board"],
        [
          "Ranked by the board's measurement: r_6",
          "Reported figures, coverage unknown: r_5 r_3 r_2",
          "Read, but shown on no board (x): r_1",
        ],
      ],
      [null, false, "0 rows, 1 shown on no board", ["On no board yet (task set unknown): r_4"]],
    ]);
    const apart = [
      runOf({ id: "r_1", measurement: measuredBy("m_0", "0") }),
      runOf({ id: "r_2", measurement: measuredBy("m_1", "1") }),
      runOf({ id: "r_3", measurement: measuredBy("m_3", "3") }),
      runOf({ id: "r_4", measurement: measuredBy("m_2", "2") }),
      runOf({ id: "r_5", measurement: measuredBy("m_2", "2") }),
    ];
    const [board] = submissionBoards(apart, submissionEntries(apart, "mine", new Map()));
    expect(board?.groups.map(({ lines }) => lines.map(({ run }) => run.id).join(" "))).toEqual([
      ...["r_1", "r_4 r_5", "r_2", "r_3"],
    ]);
    const figures = apart.map((run) => reportedRun(run, "20"));
    const [reported] = submissionBoards(figures, submissionEntries(figures, "mine", new Map()));
    expect(reported?.groups.map(({ lines }) => lines.map(({ run }) => run.id).join(" "))).toEqual([
      ...["r_1", "r_4 r_5", "r_2", "r_3"],
    ]);
    const listed = submissionBoards([runOf()], submissionEntries([runOf()], "mine", new Map()));
    expect(listed.map(({ summary }) => summary)).toEqual(["1 row"]);
    expect(() => submissionBoards([], submissionEntries(runs, "mine", new Map()))).toThrow();
  });
});
