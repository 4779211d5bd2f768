import { describe, expect, it } from "vitest";
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

describe("visibleEvents", () => {
  it("keeps reference solutions from everybody but maintainers", () => {
    expect(visibleEvents([live, reference], "public", false)).toEqual([live]);
    expect(visibleEvents([live, reference], "public", true)).toEqual([live, reference]);
  });

  it("keeps every message of an archive of aggregates from others", () => {
    expect(visibleEvents([live], "aggregates_only", false)).toBeNull();
    expect(visibleEvents([live], "aggregates_only", true)).toEqual([live]);
  });

  it("says null when no timeline is kept", () => {
    expect(visibleEvents(null, "public", false)).toBeNull();
  });
});
