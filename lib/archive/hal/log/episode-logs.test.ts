import { describe, expect, it } from "vitest";
import type { CallNote } from "./call-note.ts";
import { EpisodeLogs } from "./episode-logs.ts";

function note(id: string, over: Partial<CallNote> = {}): CallNote {
  const act = { name: id, argumentsJson: "{}", source: id };
  return {
    ...{ id, parentId: null, responseId: `r-${id}`, startedAt: "2025-01-01T00:00:00Z" },
    ...{ role: "agent", acts: [act], stop: null, toldStops: [] },
    ...over,
  };
}

/** @param newestFirst as the list form has them */
function logOf(...newestFirst: readonly CallNote[]) {
  const logs = new EpisodeLogs();
  for (const one of newestFirst) logs.take("t", one);
  return logs.of("t");
}

function names(log: ReturnType<typeof logOf>): readonly string[] | undefined {
  return log.logged?.map(({ name }) => name);
}

describe("the actions that a log shows", () => {
  it("are unknown for a task of which nothing is logged", () => {
    expect(new EpisodeLogs().of("t")).toEqual({ logged: null, userStops: [] });
    expect(logOf(note("a", { role: "user", acts: [] }))).toEqual({
      ...{ logged: null, userStops: [] },
      unshownBecause: "Only the simulated user's calls are logged for the episode.",
    });
  });

  it("stand in the order of their calls, those of one moment in the archive's", () => {
    const late = note("late", { startedAt: "2025-01-01T00:00:00.700000Z" });
    expect(names(logOf(note("c"), note("b"), late, note("a")))).toEqual(["a", "b", "c", "late"]);
  });

  it("count the spans of one response once, and a span around another not at all", () => {
    const inner = note("inner", { parentId: "outer", responseId: "r-outer" });
    expect(names(logOf(inner, note("outer")))).toEqual(["outer"]);
    const bare = { responseId: null };
    expect(names(logOf(note("b", { ...bare, parentId: "a" }), note("a", bare)))).toEqual(["b"]);
  });

  it("are none where a call failed, and unknown where one call's reply is", () => {
    expect(names(logOf(note("b", { acts: [] }), note("a")))).toEqual(["a"]);
    expect(logOf(note("b", { acts: null }), note("a"))).toMatchObject({
      logged: null,
      unshownBecause: "1 of the episode's 2 logged calls do not show which actions they led to.",
    });
  });
});

describe("the stop words that a log shows", () => {
  it("are the simulated user's own, each response once", () => {
    const user = { role: "user", acts: [] } as const;
    const once = note("u", { ...user, stop: "u/output" });
    const copy = note("v", { ...user, stop: "v/output", responseId: "r-u", parentId: "u" });
    expect(logOf(copy, once, note("a", { toldStops: ["x", "y"] })).userStops).toEqual(["u/output"]);
  });

  it("are those the agent was told where the user's calls are not logged", () => {
    const twice = note("b", { toldStops: ["b/1", "b/3"] });
    expect(logOf(twice, note("a", { toldStops: ["a/1"] })).userStops).toEqual(["b/1", "b/3"]);
  });
});
