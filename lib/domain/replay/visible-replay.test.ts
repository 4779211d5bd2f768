import { expect, it } from "vitest";
import { visibleReplay } from "./visible-replay.ts";

const score = {
  status: "replay_invalid",
  evidence: [{ text: "the booking of Mia", source: "r.jsonl#L2" }],
  replay: {
    validity: "state_mismatch",
    missingTools: ["pay"],
    drift: null,
    firstDivergence: { call: 1, tool: "pay", recorded: "Mia", replayed: null },
    firstFailingCall: { index: 1, name: "pay", message: "no Mia" },
    returned: "0",
  },
} as const;

it("shows of a run of aggregates which call it was, and quotes nothing", () => {
  const seen = visibleReplay(score, "aggregates_only", false);
  expect(JSON.stringify(seen)).not.toContain("Mia");
  expect(seen).toMatchObject({
    status: "replay_invalid",
    replay: { firstFailingCall: { index: 1, name: "pay" }, returned: "0" },
  });
});

it("leaves unsaid what was not there", () => {
  const replay = { ...score.replay, firstDivergence: null, firstFailingCall: null };
  const seen = visibleReplay({ ...score, replay }, "aggregates_only", false);
  expect(seen.replay).toMatchObject({ firstDivergence: null, firstFailingCall: null });
  const archived = { ...score, replay: null };
  expect(visibleReplay(archived, "aggregates_only", false)).toBe(archived);
});

it("shows all of it to maintainers and of public runs", () => {
  expect(visibleReplay(score, "aggregates_only", true)).toBe(score);
  expect(visibleReplay(score, "public", false)).toBe(score);
});
