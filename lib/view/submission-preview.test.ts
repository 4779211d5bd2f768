import { describe, expect, it } from "vitest";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import { askFields } from "./submission-asks.ts";
import { submissionBoards } from "./submission-boards.ts";
import { costLines } from "./submission-costs.ts";
import { countLines, planSentence, reasonLines } from "./submission-counts.ts";
import { submissionEntries } from "./submission-entry.ts";
import { compareFigures, rankedFigure } from "./submission-figure.ts";
import { figureLines, kLines, ruleLines } from "./submission-figures.ts";
import { problemGroups, problemLabel } from "./submission-problems.ts";
import { progressShare, progressText } from "./submission-progress.ts";
import { isUnderWay, phaseSentence, phaseTitle, submissionPhase } from "./submission-state.ts";
import { submissionSystem } from "./submission-system.ts";
import { countsOf, figureOf, measuredBy, reportedRun, runOf } from "./testing.ts";

const cost: CostTotal = {
  ...{ basis: "reported", role: "all", usd: null, usdKnown: null, archivedUsd: null },
  ...{ episodes: 4, nullEpisodes: 0, zeroWithTokens: 0, calls: null, callsWithUsage: null },
  ...{ inputTokens: null, outputTokens: null, priceTable: null, unpricedModels: [] },
};

describe("costs", () => {
  it("keeps 0, a part and unknown apart", () => {
    const lines = costLines([{ ...cost, usd: 0 }, { ...cost, usdKnown: 0.5 }, cost]);
    expect(lines.map(({ text }) => text)).toEqual(["$0.00", "at least $0.50", "unknown"]);
  });

  it("names what is missing from a sum", () => {
    const [line] = costLines([
      {
        ...{ ...cost, role: "user", nullEpisodes: 3, zeroWithTokens: 1, calls: 9 },
        ...{ callsWithUsage: 2, unpricedModels: ["m", "n"], priceTable: "t" },
      },
    ]);
    expect(line).toEqual({
      basis: "as archived",
      role: "user simulator",
      text: "unknown",
      notes: [
        "3 of 4 episodes unknown",
        "1 episode archived as 0 beside tokens: unpriced, not free",
        "no price for m, n",
        "usage in 2 of 9 calls",
        "price table: t",
      ],
    });
  });
});

describe("counts", () => {
  it("shows every status, a 0 too", () => {
    const lines = countLines(countsOf(84, 111, 5));
    expect(lines.map(({ label, episodes }) => `${label} ${episodes}`)).toEqual([
      "pass 84",
      "fail 111",
      "partial 0",
      "unscored 5",
      "replay invalid 0",
      "invalid 0",
      "suspect 0",
      "missing 0",
    ]);
  });

  it("orders reasons by number, then by name", () => {
    const lines = reasonLines({ scorer_error: 1, new_word: 1, policy_zero: 3 });
    expect(lines.map(({ reason, label }) => [reason, label])).toEqual([
      ["policy_zero", "0 written without scoring"],
      ["new_word", "new_word"],
      ["scorer_error", "scorer error"],
    ]);
  });

  it("says where the plan comes from", () => {
    expect(planSentence(null, null)).toBe("no episodes in the archive: coverage unknown");
    expect(planSentence(countsOf(1, 0, 0), "declared")).toBe(
      "1 episode planned, as the archive declares",
    );
    expect(planSentence({ ...countsOf(1, 1, 0), excluded: 2, unplanned: 1 }, "task_set")).toBe(
      "2 episodes planned, the registered task set's size; outside it 2 excluded, 1 unplanned",
    );
  });
});

describe("figures", () => {
  it("writes them as archived, and whether they agree", () => {
    const lines = figureLines([
      figureOf("42.0", { recomputed: 0.42, agrees: true }),
      figureOf(null),
      figureOf("0.5", { unit: "fraction", metric: "accuracy", recomputed: 0.4, agrees: false }),
      figureOf("0", { unit: "usd", metric: "cost", recomputed: 0 }),
      figureOf("7", { unit: "count", metric: "tasks_seen", recomputed: 8 }),
    ]);
    expect(lines.map((line) => [line.name, line.archived, line.recomputed, line.agrees])).toEqual([
      ["pass^1", "42.0 %", "42.0 %", "agrees"],
      ["pass^1", "null in the archive", "–", "cannot be recomputed"],
      ["accuracy", "50 %", "40.0 %", "differs"],
      ["cost", "$0", "$0.00", "cannot be recomputed"],
      ["tasks seen", "7", "8", "cannot be recomputed"],
    ]);
  });

  it("puts pass^k and pass@k side by side", () => {
    const lines = kLines([{ k: 1, low: 0.5, high: 0.6 }], [{ k: 2, low: 0.7, high: 0.7 }]);
    expect(lines).toEqual([
      { k: 1, hat: "50.0–60.0 %", at: "–" },
      { k: 2, hat: "–", at: "70.0 %" },
    ]);
    expect(ruleLines([{ name: "r", metric: "pass_at_2", value: null }])).toEqual([
      { rule: "r", metric: "pass@2", value: "–" },
    ]);
  });

  it("ranks by pass^1, else by accuracy, exactly and in one unit", () => {
    const accuracy = figureOf("0.3010", { metric: "accuracy", unit: "fraction" });
    expect(rankedFigure({ reported: [accuracy, figureOf("x"), figureOf(null)] })).toBe(accuracy);
    expect(rankedFigure({ reported: [accuracy, figureOf("9.79")] })?.value).toBe("9.79");
    expect(rankedFigure({ reported: [figureOf("3", { unit: "usd" })] })).toBeNull();
    expect(compareFigures(accuracy, figureOf("30.1"))).toBe(0);
    expect(compareFigures(figureOf("30.10001"), accuracy)).toBe(1);
    expect(() => compareFigures(figureOf(null), accuracy)).toThrow(RangeError);
  });
});

describe("problems", () => {
  const problem = (effect: "note" | "row_lost", source: string) =>
    ({ code: "malformed_row", effect, source, message: "m" }) as const;

  it("puts what bars publishing first and counts what is left out", () => {
    const problems = [problem("note", "a"), problem("row_lost", "b"), problem("row_lost", "c")];
    const groups = problemGroups(problems, 1);
    expect(groups.map(({ effect, problems: shown, left }) => [effect, shown.length, left])).toEqual(
      [
        ["row_lost", 1, 1],
        ["note", 1, 0],
      ],
    );
    expect(problemLabel(problem("note", "a"))).toBe("malformed row");
  });
});

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

it("names a system in parts, unknown ones as unknown", () => {
  expect(submissionSystem(runOf())).toEqual({ model: null, others: ["agent unknown"] });
  const system = {
    ...{ model: "m", modelOrganization: "o", agent: "a", agentVersion: "2" },
    ...{ reasoningEffort: "high", submittingOrganization: null, settings: [] },
  };
  expect(submissionSystem({ system })).toEqual({
    model: "m",
    others: ["a 2", "o", "reasoning high"],
  });
});
