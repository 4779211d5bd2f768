import { describe, expect, it } from "vitest";
import type { Actor, Attribution } from "../attribution/attribution.ts";
import type { EpisodeEvent } from "./episode-event.ts";
import { visibleEvents } from "./visible-events.ts";

const live: EpisodeEvent = {
  producer: "agent",
  phase: "live",
  kind: "message",
  name: null,
  text: "hello",
  argumentsJson: null,
  callId: null,
  isError: null,
  at: null,
  attempt: null,
  stateDigest: null,
};
const reference: EpisodeEvent = { ...live, producer: "scorer", phase: "reference" };
const call: EpisodeEvent = {
  ...live,
  kind: "tool_call",
  name: "cancel_reservation",
  text: null,
  argumentsJson: '{"reservation_id":"XEHM4B"}',
  stateDigest: "5f1c",
};

function by(actor: Actor): Attribution {
  return {
    actor,
    text: "The same as the reference's cancel_reservation of XEHM4B.",
    source: "run.json#/raw_eval_results/0/taken_actions/2",
    confidence: "high",
  };
}

const injected: EpisodeEvent = {
  ...call,
  producer: "scorer",
  phase: "reference",
  attribution: by("reference"),
};

function seen(events: readonly EpisodeEvent[], visibility: "public" | "aggregates_only") {
  return visibleEvents(events, visibility, false);
}

describe("visibleEvents", () => {
  it("keeps reference solutions from everybody but maintainers", () => {
    expect(seen([live, reference], "public")).toEqual([live]);
    expect(seen([live, reference], "aggregates_only")).toHaveLength(1);
    expect(visibleEvents([live, reference], "public", true)).toEqual([live, reference]);
  });

  it("keeps every message of an archive of aggregates from others, and none from maintainers", () => {
    expect(seen([live], "aggregates_only")).toEqual([{ ...live, text: null, isVeiled: true }]);
    expect(visibleEvents([live], "aggregates_only", true)).toEqual([live]);
  });

  it("shows of an archive of aggregates who called which tool, and neither arguments nor evidence", () => {
    const agents = { ...call, callId: "c1", attribution: by("agent") };
    const [event] = seen([agents], "aggregates_only") ?? [];
    expect(event).toMatchObject({
      producer: "agent",
      kind: "tool_call",
      name: "cancel_reservation",
      attribution: { actor: "agent", source: by("agent").source, confidence: "high" },
      isVeiled: true,
    });
    expect(JSON.stringify(event)).not.toMatch(/XEHM4B|5f1c/);
  });

  it.each(["public", "aggregates_only"] as const)(
    "marks an injected action for everybody without its name in an archive that is %s",
    (visibility) => {
      const [event] = seen([injected], visibility) ?? [];
      expect(event).toMatchObject({ attribution: { actor: "reference" }, name: null });
      expect(JSON.stringify(event)).not.toMatch(/cancel|XEHM4B|5f1c/);
    },
  );

  it("withholds an action that may be the reference's, and what it returned", () => {
    const uncertain = { ...call, callId: "c1", attribution: by("uncertain") };
    const result = { ...call, kind: "tool_result", callId: "c1", text: "cancelled" } as const;
    const other = { ...result, callId: "c2" };
    const events = seen([uncertain, result, other], "public") ?? [];
    expect(JSON.stringify(events.slice(0, 2))).not.toMatch(/cancel|XEHM4B/);
    expect(events[2]).toEqual(other);
  });

  it("shows the agent's own actions of a public archive whole", () => {
    const agents = { ...call, attribution: by("agent") };
    expect(seen([agents], "public")).toEqual([agents]);
  });

  it("says null when no timeline is kept", () => {
    expect(seen([], "public")).toEqual([]);
    expect(visibleEvents(null, "public", false)).toBeNull();
  });
});
