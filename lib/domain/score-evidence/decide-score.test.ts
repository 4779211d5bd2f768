import { describe, expect, it } from "vitest";
import { attributeActions } from "../attribution/attribute-actions.ts";
import { inputOf } from "../attribution/testing.ts";
import { decideScore } from "./decide-score.ts";
import type { ScoreInput } from "./score-input.ts";

interface Facts extends Partial<ScoreInput> {
  readonly archived?: readonly string[];
  readonly logged?: readonly string[] | null;
  readonly task?: readonly string[];
}

function scoreOf({ archived = [], logged = archived, task = ["book:9"], ...facts }: Facts) {
  const actions = inputOf({ archived, logged, reference: task });
  const reward = facts.reward === undefined ? 0 : facts.reward;
  return decideScore({
    isPresent: true,
    errorText: null,
    reward,
    rewardLexeme: reward === null ? null : reward.toFixed(1),
    source: "run.json#/0",
    actions,
    attribution: attributeActions(actions),
    userStops: [],
    stepLimit: null,
    liveStream: { before: null, after: null },
    ...facts,
  });
}

describe("no result", () => {
  it("is missing where the archive holds none", () => {
    expect(scoreOf({ isPresent: false, reward: null })).toEqual({
      status: "missing",
      reason: "not_in_archive",
      value: null,
      execution: "unknown",
      evidence: [{ text: "The archive holds no result for the episode.", source: "run.json#/0" }],
      scorings: 0,
    });
  });

  it.each([
    ["ERROR: KeyError\n  at line 3", "agent_error", "error"],
    ["ERROR: litellm.Timeout: the request took too long", "agent_error", "error"],
    ["ERROR: Task timed out after 600 seconds", "agent_error", "timeout"],
    ["TIMEOUT after 600 seconds", "agent_error", "timeout"],
    ["I am done.", "parse_failed", "unknown"],
  ])("is invalid, and never a fail, where %j stands in its place", (text, reason, execution) => {
    const decision = scoreOf({ errorText: text, reward: null });

    expect(decision).toMatchObject({ status: "invalid", reason, execution, value: null });
    expect(decision.evidence[0]?.text).toBe(
      `In place of a result stands the text "${text.split("\n")[0]}".`,
    );
  });

  it.each([
    [-1, "-1.0", "-1.0"],
    [2, null, "2"],
  ])("is invalid where the reward is %d", (reward, rewardLexeme, shown) => {
    expect(scoreOf({ reward, rewardLexeme })).toMatchObject({
      status: "invalid",
      reason: "parse_failed",
      value: null,
      evidence: [{ text: `The stored reward ${shown} lies outside 0 to 1.` }],
    });
  });
});

describe("the scorer ran", () => {
  it("is a fail where an ending action stands in the list and 0 is stored", () => {
    expect(scoreOf({ archived: ["find:1", "transfer"] })).toEqual({
      status: "valid",
      reason: null,
      value: 0,
      execution: "finished",
      evidence: [
        {
          text: "The action list holds transfer, which ends the episode and runs the scorer.",
          source: "list/1",
          confidence: "high",
        },
      ],
      scorings: 1,
    });
  });

  it("is a fail where the simulated user sent its stop word, even with an empty reference", () => {
    const decision = scoreOf({ archived: ["respond:1"], task: ["transfer"], userStops: ["log/7"] });

    expect(decision).toMatchObject({ status: "valid", value: 0, scorings: 1 });
    expect(decision.evidence).toMatchObject([{ source: "log/7", confidence: "high" }]);
  });

  it("is a fail where a copy of the reference is not the agent's", () => {
    const decision = scoreOf({ archived: ["respond:1", "book:9"], logged: ["respond:1"] });

    expect(decision).toMatchObject({ status: "valid", value: 0, scorings: 1 });
    expect(decision.evidence.at(-1)?.text).toBe(
      "The scorer's copy of the reference stands in the action list: action 2.",
    );
  });

  it("is a fail where a copy is certain and its place is not", () => {
    const decision = scoreOf({ archived: ["book:9", "book:9"], logged: ["book:9"] });

    expect(decision).toMatchObject({ status: "valid", value: 0, scorings: 1 });
  });

  it("is a pass where the reward is above 0, whatever else is there", () => {
    expect(scoreOf({ reward: 1, logged: null, archived: ["find:1"] })).toMatchObject({
      status: "valid",
      value: 1,
      execution: "finished",
      evidence: [
        {
          text: "The stored reward 1.0 is above 0, which only the scorer writes.",
          source: "run.json#/0",
          confidence: "high",
        },
      ],
    });
    expect(scoreOf({ reward: 0.5, rewardLexeme: null }).evidence[0]?.text).toBe(
      "The stored reward 0.5 is above 0, which only the scorer writes.",
    );
  });

  it("gave no usable value where no reward is stored", () => {
    expect(scoreOf({ archived: ["transfer"], reward: null })).toMatchObject({
      status: "unscored",
      reason: "scorer_error",
      value: null,
      evidence: [{}, { text: "The scorer ran, but no reward is stored." }],
    });
  });
});

describe("nothing shows that the scorer ran", () => {
  it("is unscored, not failed, where a scorer would have left a copy", () => {
    const decision = scoreOf({ archived: ["find:1", "book:9"] });

    expect(decision).toMatchObject({
      status: "unscored",
      reason: "scorer_not_triggered",
      value: null,
      execution: "unknown",
      scorings: 0,
    });
    expect(decision.evidence).toMatchObject([
      {
        text: "The stored 0.0 is no evidence: no action that ends the episode, no stop word of the user and no reward above 0 is there.",
      },
      {
        text: "A scorer that ran would have replayed the reference into the action list, and no copy that could be its is there.",
        confidence: "high",
      },
      { source: "list/0" },
    ]);
  });

  it("is the same without a log where no copy is there at all", () => {
    expect(scoreOf({ archived: ["find:1"], logged: null })).toMatchObject({
      status: "unscored",
      reason: "scorer_not_triggered",
    });
  });

  it("is indeterminate without a log where a copy is there", () => {
    const decision = scoreOf({ archived: ["find:1", "book:9"], logged: null });

    expect(decision).toMatchObject({ status: "unscored", reason: "indeterminate" });
    expect(decision.evidence[1]).toMatchObject({ confidence: "low" });
  });

  it("is indeterminate where the reference leaves no copy", () => {
    const facts = { archived: ["find:1"], task: ["transfer"] };

    expect(scoreOf(facts)).toMatchObject({ status: "unscored", reason: "indeterminate" });
    expect(scoreOf({ ...facts, reward: null }).evidence[0]?.text).toMatch(/^No reward is stored: /);
  });

  it.each([
    { stepLimit: 2, logged: ["find:1", "find:2"], execution: "limit" },
    { stepLimit: 3, logged: ["find:1", "find:2"], execution: "unknown" },
    { stepLimit: 2, logged: null, execution: "unknown" },
  ])("ended at its step limit only where so many agent actions are known: %o", (facts) => {
    const { execution, ...rest } = facts;

    expect(scoreOf({ archived: ["find:1", "find:2"], ...rest })).toMatchObject({ execution });
  });
});

describe("the score is in doubt", () => {
  const twice = ["find:1", "transfer", "book:9", "respond:1", "book:9"];

  it("is suspect where two triggers are there and the reward is above 0", () => {
    const decision = scoreOf({
      archived: twice,
      logged: ["find:1", "transfer", "respond:1"],
      userStops: ["log/9"],
      reward: 1,
    });

    expect(decision).toMatchObject({
      status: "suspect",
      reason: "double_scored",
      value: null,
      scorings: 2,
    });
    expect(decision.evidence.at(-1)?.text).toBe(
      "The scorer ran 2 times. After the first it leaves the reference's end state behind, so a later one may have scored the reference.",
    );
  });

  it("is suspect where two copies are there and one trigger", () => {
    const decision = scoreOf({
      archived: twice,
      logged: ["find:1", "transfer", "respond:1"],
      reward: 1,
    });

    expect(decision).toMatchObject({ status: "suspect", reason: "double_scored", scorings: 2 });
  });

  it("is suspect where the scorer ran twice and stored 0: the first result is overwritten", () => {
    expect(scoreOf({ archived: ["transfer", "transfer"] })).toMatchObject({
      status: "suspect",
      reason: "double_scored",
      value: null,
      scorings: 2,
    });
  });

  it("is suspect where the live action stream changed, and only where both digests are known", () => {
    const facts = { archived: ["transfer"], reward: 1 };
    const changed = { before: "aa", after: "bb" };

    expect(scoreOf({ ...facts, liveStream: changed })).toMatchObject({
      status: "suspect",
      reason: "live_stream_changed",
      value: null,
    });
    for (const liveStream of [
      { before: "aa", after: "aa" },
      { before: "aa", after: null },
      { before: null, after: "bb" },
    ]) {
      expect(scoreOf({ ...facts, liveStream })).toMatchObject({ status: "valid", value: 1 });
    }
    expect(scoreOf({ archived: ["find:1"], liveStream: changed })).toMatchObject({
      status: "unscored",
    });
  });

  it("names the second scoring first and keeps both doubts as evidence", () => {
    const decision = scoreOf({
      archived: ["transfer", "transfer"],
      reward: 1,
      liveStream: { before: "aa", after: "bb" },
    });

    expect(decision.reason).toBe("double_scored");
    expect(decision.evidence.at(-1)?.text).toContain("aa before the reference state was made");
  });
});

describe("boundary cases", () => {
  const own = ["find:1", "book:9"];
  const byTransfer = { archived: [...own, "transfer", "book:9"], logged: [...own, "transfer"] };
  const byGoodbye = {
    archived: [...own, "respond:1", "book:9"],
    logged: [...own, "respond:1"],
    userStops: ["log/9"],
  };

  it.each([
    { reward: 1, status: "valid" },
    { reward: 0, status: "valid" },
    { reward: null, status: "unscored" },
  ])("judges one end state alike through a transfer and through a goodbye: %o", (facts) => {
    const { reward, status } = facts;
    const [one, other] = [byTransfer, byGoodbye].map((end) => scoreOf({ ...end, reward }));

    expect(one).toMatchObject({ status, value: reward, scorings: 1 });
    for (const key of ["status", "reason", "value", "execution", "scorings"] as const) {
      expect(other?.[key]).toBe(one?.[key]);
    }
  });

  it("judges a goodbye by its copy alone where the log holds no simulated user", () => {
    expect(scoreOf({ ...byGoodbye, userStops: [] })).toMatchObject({ status: "valid", value: 0 });
  });

  it("takes the agent's own look-alike for no scoring", () => {
    expect(scoreOf({ archived: [...own, "respond:1"] })).toMatchObject({
      status: "unscored",
      reason: "scorer_not_triggered",
    });
  });
});
