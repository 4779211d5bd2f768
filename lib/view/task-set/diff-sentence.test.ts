import { expect, it } from "vitest";
import { diffSentence } from "./diff-sentence.ts";

it("counts what changed, what can move a reward, and what nobody can say", () => {
  const changed = [true, true, false, null].map((movesReward, at) => {
    return { task: String(at), changes: null, movesReward };
  });
  const diff = { added: ["new"], removed: ["old"], changed, same: 36, unknown: ["7"] };
  expect(diffSentence(diff)).toBe(
    "4 tasks changed, 36 did not; 2 of the changed can move a reward; of 1 nobody can say; new: new; gone: old; without criteria on a side: 7.",
  );
  const none = { added: [], removed: [], changed: [], same: 50, unknown: [] };
  expect(diffSentence(none)).toBe("0 tasks changed, 50 did not.");
});
