import { expect, it } from "vitest";
import { submissionEvent } from "./submission-event.ts";

it("reads an event, zero and null apart", () => {
  const progress = { bytes: 0, episodes: null, totalBytes: 4100 };
  const text = JSON.stringify({ id: "s_1", state: "reading", publishAsked: false, progress });
  expect(submissionEvent(text)).toEqual({ state: "reading", publishAsked: false, progress });
});

it.each(["{}", "null", '{"state": "asleep"}'])("takes %s for no event", (text) => {
  expect(submissionEvent(text)).toBeNull();
});
