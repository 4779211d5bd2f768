import { expect, it } from "vitest";
import type { Actor } from "#lib/domain/attribution/attribution.ts";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { Confidence } from "#lib/domain/numbers/confidence.ts";
import { attributionSummary, shownSteps, timelineSteps } from "./episode-timeline.ts";

function eventOf(facts: Partial<EpisodeEvent> = {}): EpisodeEvent {
  return {
    ...{ producer: "agent", phase: "live", kind: "message", name: null, text: null },
    ...{ argumentsJson: null, callId: null, isError: null, at: null, attempt: null },
    stateDigest: null,
    ...facts,
  };
}

const titles = (...events: readonly EpisodeEvent[]) =>
  timelineSteps(events).map(({ title }) => title);

it("says what each step does, a result by the call it answers", () => {
  const result = { producer: "environment", kind: "tool_result" } as const;
  expect(
    titles(
      eventOf({ producer: "user", text: "Hello" }),
      eventOf({ kind: "tool_call", name: "get_user", callId: "c1" }),
      eventOf({ ...result, callId: "c1" }),
      eventOf({ ...result, callId: "c9", isError: true }),
      eventOf({ ...result, name: "cancel", isError: false }),
      eventOf({ ...result }),
      eventOf({ kind: "tool_call" }),
      eventOf({ kind: "end_signal", text: "done" }),
      eventOf({ producer: "scorer", kind: "score" }),
    ),
  ).toEqual([
    ...["says", "calls get_user", "returns from get_user", "returns an error from a tool"],
    ...["returns from cancel", "returns from a tool", "calls a tool without a name"],
    ...["ends the episode", "writes a result"],
  ]);
});

it("does not call a withheld name an absent one", () => {
  const veiled = { ...eventOf({ kind: "tool_call" }), isVeiled: true } as const;
  expect(timelineSteps([veiled])[0]?.title).toBe("calls a tool that is not shown publicly");
});

it("indents arguments and folds what is long", () => {
  const [short, long, lines] = timelineSteps([
    eventOf({ kind: "tool_call", argumentsJson: '{"a":1.0}' }),
    eventOf({ kind: "tool_result", text: "x ".repeat(300) }),
    eventOf({ text: "line\n".repeat(20) }),
  ]);
  expect(short?.argumentsText).toMatchObject({ text: '{\n  "a": 1.0\n}', isFolded: false });
  expect(long?.text).toMatchObject({ isFolded: true, cut: 0 });
  expect(long?.text?.opening).toHaveLength(90);
  expect(lines?.text?.isFolded).toBe(true);
});

it("cuts a huge text and a huge timeline, and says how much is left", () => {
  const [huge] = timelineSteps([eventOf({ text: "x".repeat(20_005) })]);
  expect(huge?.text).toMatchObject({ cut: 5 });
  const events = Array.from({ length: shownSteps + 1 }, () => eventOf());
  expect(timelineSteps(events)).toHaveLength(shownSteps);
});

it("keeps phase, error, time, attempt and state", () => {
  const facts = { at: "2026-03-02T09:01", attempt: 2, stateDigest: "ab", isError: true };
  const [step] = timelineSteps([eventOf({ phase: "reference", producer: "scorer", ...facts })]);
  expect(step).toMatchObject({ lane: "scorer", phase: "reference", isError: true });
  expect(step?.marks).toEqual(["2026-03-02T09:01", "attempt 2", "state ab"]);
});

it("says whose an archived action was and how surely", () => {
  const found = (actor: Actor, confidence: Confidence) =>
    eventOf({
      kind: "tool_call",
      attribution: { actor, text: "equals the logged call", source: "a.json#/0", confidence },
    });
  const events = [
    found("agent", "high"),
    found("reference", "low"),
    found("uncertain", "high"),
    eventOf(),
  ];
  expect(timelineSteps(events).map(({ attribution }) => attribution)).toEqual([
    { actor: "agent", chip: null, because: "equals the logged call" },
    {
      actor: "reference",
      chip: "injected by the scorer",
      because: "equals the logged call (low confidence)",
    },
    { actor: "uncertain", chip: "whose it was is uncertain", because: "equals the logged call" },
    null,
  ]);
  expect(attributionSummary(events)).toBe(
    "3 archived actions: 1 the agent's, 1 injected by the scorer, 1 uncertain.",
  );
  expect(attributionSummary([eventOf()])).toBeNull();
});
