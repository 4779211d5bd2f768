import { expect, it } from "vitest";
import { scoreReasons, scoreStatuses } from "#lib/domain/score/score-status.ts";
import { episodeReason, scorerSentence } from "./episode-reason.ts";

it("has a sentence of its own for every reason", () => {
  const sentences = scoreReasons.map((reason) => episodeReason("unscored", reason));
  expect(new Set(sentences).size).toBe(scoreReasons.length);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^It has no valid score because [a-z].{10,}\.$/);
  }
});

it("says of every status and reason whether the scorer ran", () => {
  for (const status of scoreStatuses) {
    for (const reason of [null, ...scoreReasons]) {
      expect(scorerSentence(status, reason)).toMatch(/^(The|No) .+\.$/);
      expect(episodeReason(status, reason)).toMatch(/^It.+\.$/);
    }
  }
  expect(scorerSentence("unscored", "scorer_not_triggered")).toBe("The scorer did not run.");
  expect(scorerSentence("valid", null)).toBe("The scorer ran.");
});
