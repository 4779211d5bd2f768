import { describe, expect, it } from "vitest";
import { attributeActions } from "./attribute-actions.ts";
import { inputOf } from "./testing.ts";

type Lists = Parameters<typeof inputOf>[0];

function actorsOf(lists: Lists) {
  return attributeActions(inputOf(lists)).actions.map(({ actor, confidence }) =>
    actor === "uncertain" ? actor : `${actor} ${confidence}`,
  );
}

describe("with a log", () => {
  it("gives each logged call to the agent and a copy at the end to the scorer", () => {
    const answer = attributeActions(
      inputOf({
        archived: ["find:1", "respond:1", "book:1", "fly:2"],
        logged: ["find:1", "respond:1"],
        reference: ["book:1", "transfer", "fly:2"],
      }),
    );

    expect(answer).toEqual({
      actions: [
        {
          actor: "agent",
          text: "The agent's model-call log holds this call at its place in the order.",
          source: "log/0",
          confidence: "high",
        },
        expect.objectContaining({ actor: "agent", source: "log/1" }),
        {
          actor: "reference",
          text: "It stands in a whole copy of the reference that no logged call accounts for.",
          source: "reference/0",
          confidence: "high",
        },
        expect.objectContaining({ actor: "reference", source: "reference/2" }),
      ],
      injectedSpans: [{ from: 2, to: 4 }],
      userSpans: [],
      copies: { atLeast: 1, atMost: 1 },
      agentActionCount: 2,
      uncertainCount: 0,
      evidence: [
        {
          text: "The model-call log holds 2 calls; 2 of the list's 4 actions stand there in the same order.",
          source: "list/0",
        },
        {
          text: "The scorer's copy of the reference stands in the action list: actions 3 to 4.",
          source: "list/2",
          confidence: "high",
        },
      ],
    });
  });

  it("finds copies in the middle and counts several", () => {
    const answer = attributeActions(
      inputOf({
        archived: ["find:1", "transfer", "book:1", "find:2", "transfer", "book:1", "respond:1"],
        logged: ["find:1", "transfer", "find:2", "transfer", "respond:1"],
        reference: ["book:1"],
      }),
    );

    expect(answer.injectedSpans).toEqual([
      { from: 2, to: 3 },
      { from: 5, to: 6 },
    ]);
    expect(answer).toMatchObject({ copies: { atLeast: 2, atMost: 2 }, agentActionCount: 5 });
  });

  it("leaves the agent's own look-alike of the reference to the agent", () => {
    const lists = { archived: ["book:1", "respond:1"], logged: ["book:1", "respond:1"] };

    const answer = attributeActions(inputOf({ ...lists, reference: ["book:1"] }));

    expect(answer).toMatchObject({ injectedSpans: [], copies: { atLeast: 0, atMost: 0 } });
    expect(answer.actions.map(({ actor }) => actor)).toEqual(["agent", "agent"]);
  });

  it("never tells two identical calls apart by position", () => {
    const lists = { archived: ["book:1", "book:1"], logged: ["book:1"], reference: ["book:1"] };

    const answer = attributeActions(inputOf(lists));

    expect(answer).toMatchObject({
      actions: [
        {
          actor: "uncertain",
          text: "By the order of list and log it is a logged call of the agent, or part of a copy of the reference.",
          source: "list/0",
          confidence: "low",
        },
        { actor: "uncertain", source: "list/1" },
      ],
      injectedSpans: [],
      copies: { atLeast: 1, atMost: 1 },
      agentActionCount: 1,
      uncertainCount: 2,
    });
    expect(answer.evidence.at(-1)).toEqual({
      text: "The list holds a copy of the reference that the log does not account for; which of the equal actions belong to it cannot be told.",
      source: "list/0",
      confidence: "high",
    });
  });

  it("tells two identical calls apart by the calls between them", () => {
    const lists = { archived: ["book:1", "respond:1", "book:1"], reference: ["book:1"] };

    expect(actorsOf({ ...lists, logged: ["book:1", "respond:1"] })).toEqual([
      "agent high",
      "agent high",
      "reference high",
    ]);
    expect(actorsOf({ ...lists, logged: ["respond:1", "book:1"] })).toEqual([
      "reference high",
      "agent high",
      "agent high",
    ]);
  });

  it("tells them apart by the scorer's habit right after an ending action, with low confidence", () => {
    const lists = { archived: ["transfer", "book:1", "book:1"], reference: ["book:1"] };

    expect(actorsOf({ ...lists, logged: ["transfer", "book:1"] })).toEqual([
      "agent high",
      "reference low",
      "agent low",
    ]);
  });

  it("keeps a call right after an ending action open if it was logged and may never have run", () => {
    const lists = { archived: ["transfer", "book:1"], logged: ["transfer", "book:1"] };

    const answer = attributeActions(inputOf({ ...lists, reference: ["book:1"] }));

    expect(answer).toMatchObject({
      copies: { atLeast: 0, atMost: 1 },
      agentActionCount: null,
      uncertainCount: 1,
    });
    expect(answer.evidence.at(-1)).toEqual({
      text: "The whole reference stands in the list once more, where it may be the scorer's copy or somebody's own calls.",
      source: "list/0",
      confidence: "low",
    });
  });

  it("shows nothing injected where the reference is empty", () => {
    const lists = { archived: ["find:1", "book:1"], logged: ["find:1"], reference: ["transfer"] };

    expect(attributeActions(inputOf(lists))).toMatchObject({
      actions: [
        { actor: "agent" },
        {
          actor: "uncertain",
          text: "By the order of list and log it is neither in the log nor in a whole copy of the reference.",
        },
      ],
      copies: { atLeast: 0, atMost: 0 },
      agentActionCount: null,
    });
  });

  it("trusts a copy less when other actions are missing from the log too", () => {
    const lists = { archived: ["find:1", "respond:1", "book:1"], reference: ["book:1"] };

    const answer = attributeActions(inputOf({ ...lists, logged: ["respond:1"] }));

    expect(answer.actions.map(({ actor }) => actor)).toEqual(["uncertain", "agent", "reference"]);
    expect(answer.actions[2]).toMatchObject({
      text: "It stands in a whole copy of the reference that no logged call accounts for. Other actions are missing from the log too.",
      confidence: "low",
    });
    expect(answer.evidence.at(-1)).toMatchObject({ source: "list/2", confidence: "low" });
  });

  it("leaves overlapping places of one copy uncertain where they differ", () => {
    const lists = { archived: ["book:1", "book:1", "book:1"], reference: ["book:1", "book:1"] };

    const answer = attributeActions(inputOf({ ...lists, logged: [] }));

    expect(answer.actions.map(({ actor }) => actor)).toEqual([
      "uncertain",
      "reference",
      "uncertain",
    ]);
    expect(answer).toMatchObject({ injectedSpans: [], copies: { atLeast: 1, atMost: 1 } });
  });

  it("takes messages for the agent's by name when the log holds none of them", () => {
    const lists = { archived: ["respond:1", "book:1", "transfer"], reference: ["book:1"] };

    expect(attributeActions(inputOf({ ...lists, logged: ["book:1"] })).actions).toMatchObject([
      {
        actor: "agent",
        text: "No logged text accounts for it, but it is a message, and the reference holds no respond.",
        confidence: "low",
      },
      { actor: "agent", confidence: "high" },
      {
        actor: "agent",
        text: "No logged call accounts for it, but the scorer never replays transfer.",
        confidence: "low",
      },
    ]);
  });

  it("says nothing by name of a message that the reference holds too", () => {
    const lists = { archived: ["respond:1"], logged: [], reference: ["respond:2"] };

    expect(actorsOf(lists)).toEqual(["uncertain"]);
  });

  it("tells the simulated user's calls from the agent's, and gives up where both fit", () => {
    const logged = ["find:1", "user/toggle:1", "user/toggle:2", "book:1"];
    const answer = attributeActions(
      inputOf({ archived: ["find:1", "toggle:1", "toggle:2", "book:1"], logged }),
    );

    expect(answer).toMatchObject({ userSpans: [{ from: 1, to: 3 }], agentActionCount: 2 });
    expect(answer.actions[1]?.text).toBe(
      "The simulated user's model-call log holds this call at its place in the order.",
    );
    expect(actorsOf({ archived: ["toggle:1"], logged: ["toggle:1", "user/toggle:1"] })).toEqual([
      "uncertain",
    ]);
    expect(actorsOf({ archived: ["a:[1]"], logged: ["user/a:[2]"] })).toEqual(["user low"]);
  });
});

describe("with arguments that the environment changed in place", () => {
  const changed = { archived: ["find:1", "fly:[2]", "respond:1"], reference: ["book:1"] };

  it("is the agent's with low confidence, if it can be nothing else", () => {
    const answer = attributeActions(
      inputOf({ ...changed, logged: ["find:1", "fly:[1]", "respond:1"] }),
    );

    expect(answer.actions[1]).toEqual({
      actor: "agent",
      text: "The agent's model-call log holds a call that differs only inside its lists and objects, which the environment can change in place.",
      source: "log/1",
      confidence: "low",
    });
    expect(answer.agentActionCount).toBe(3);
  });

  it("is uncertain if several logged calls or list entries fit", () => {
    const lists = { archived: ["fly:[2]", "fly:[3]"], logged: ["fly:[1]"] };

    expect(actorsOf(lists)).toEqual(["uncertain", "uncertain"]);
  });

  it("is uncertain, and never the reference's, if it could be a copy", () => {
    const lists = { archived: ["fly:[2]"], logged: ["fly:[1]"], reference: ["fly:[2]"] };

    const answer = attributeActions(inputOf(lists));

    expect(answer).toMatchObject({
      actions: [{ actor: "uncertain" }],
      copies: { atLeast: 0, atMost: 1 },
      agentActionCount: null,
    });
  });

  it("leaves one copy certain where two equal actions share one changed call", () => {
    const archived = ["fly:[2]", "respond:1", "fly:[2]"];
    const lists = { archived, logged: ["fly:[1]", "respond:1"], reference: ["fly:[2]"] };

    const answer = attributeActions(inputOf(lists));

    expect(answer).toMatchObject({
      injectedSpans: [{ from: 2, to: 3 }],
      copies: { atLeast: 1, atMost: 2 },
      uncertainCount: 1,
    });
  });

  it("counts the copies of all readings, however a logged call is spent", () => {
    const logged = ["fly:[1]", "fly:[1]", "fly:[2]"];
    const lists = { archived: ["fly:[2]", "fly:[1]"], logged, reference: ["fly:[1]"] };

    expect(attributeActions(inputOf(lists)).copies).toEqual({ atLeast: 0, atMost: 1 });
  });

  it("does not hold for a number that differs", () => {
    expect(actorsOf({ archived: ["book:2"], logged: ["book:1"] })).toEqual(["uncertain"]);
  });
});

describe("without a log", () => {
  it("attributes ending actions and copies right after them, with low confidence, and nothing else", () => {
    const answer = attributeActions(
      inputOf({
        archived: ["book:1", "respond:1", "transfer", "book:1", "respond:2"],
        logged: null,
        reference: ["book:1"],
      }),
    );

    expect(answer.actions.map(({ actor }) => actor)).toEqual([
      "uncertain",
      "uncertain",
      "agent",
      "reference",
      "uncertain",
    ]);
    expect(new Set(answer.actions.map(({ confidence }) => confidence))).toEqual(new Set(["low"]));
    expect(answer).toMatchObject({
      injectedSpans: [{ from: 3, to: 4 }],
      copies: { atLeast: 1, atMost: 2 },
      agentActionCount: null,
      uncertainCount: 3,
    });
    expect(answer.actions[0]?.text).toBe(
      "No model call is logged for the episode. Nothing else shows whose action it is.",
    );
    expect(answer.actions[3]?.source).toBe("reference/0");
  });

  it("counts overlapping places as the copies that can stand side by side", () => {
    const reference = ["book:1", "book:1"];
    const archived = ["book:1", "book:1", "book:1", "book:1", "book:1"];

    const answer = attributeActions(inputOf({ archived, logged: null, reference }));

    expect(answer.copies).toEqual({ atLeast: 0, atMost: 2 });
    expect(answer.evidence.at(-1)?.text).toBe(
      "The whole reference stands in the list 2 times more, where it may be the scorer's copy or somebody's own calls.",
    );
  });

  it("says why logged calls do not show what was done", () => {
    const unshownBecause = "2 of the episode's 2 logged calls do not show it.";
    const answer = attributeActions({
      ...inputOf({ archived: ["book:1"], logged: null }),
      unshownBecause,
    });
    expect(answer.actions[0]?.text).toContain(unshownBecause);
  });

  it("knows all of a list that is empty or holds only the end and the scorer's copy", () => {
    expect(attributeActions(inputOf({ archived: [], logged: null }))).toMatchObject({
      agentActionCount: 0,
      evidence: [],
    });
    const archived = ["transfer", "book:1"];
    expect(
      attributeActions(inputOf({ archived, logged: null, reference: ["book:1"] })),
    ).toMatchObject({ agentActionCount: 1, uncertainCount: 0 });
  });
});

describe("with long lists", () => {
  const many = (count: number) => Array.from({ length: count }, (_call, index) => `find:${index}`);

  it("compares a thousand actions with a thousand calls", () => {
    const own = many(1000);
    const archived = own.toSpliced(600, 0, "book:1", "book:2");

    const answer = attributeActions(
      inputOf({ archived, logged: own, reference: ["book:1", "book:2"] }),
    );

    expect(answer).toMatchObject({
      injectedSpans: [{ from: 600, to: 602 }],
      agentActionCount: 1000,
      uncertainCount: 0,
    });
  });

  it("says so when they are too long to compare", () => {
    const own = many(5100);

    const answer = attributeActions(inputOf({ archived: own, logged: own, reference: ["book:1"] }));

    expect(answer).toMatchObject({ uncertainCount: 5100, agentActionCount: null });
    expect(answer.evidence).toEqual([
      { text: "5100 actions and 5100 logged calls are too many to compare.", source: "list/0" },
    ]);
  });
});
