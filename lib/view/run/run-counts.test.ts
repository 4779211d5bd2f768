import { describe, expect, it } from "vitest";
import { countsOf } from "../testing.ts";
import { countLines, planSentence, reasonLines } from "./run-counts.ts";

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
