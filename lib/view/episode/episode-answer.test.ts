import { expect, it } from "vitest";
import { type ExplainedEpisode, episodeAnswer } from "./episode-answer.ts";

const unscored: ExplainedEpisode = {
  ...{ status: "unscored", reason: "scorer_not_triggered", outcome: null, value: null },
  ...{ archivedValue: "0.0", execution: "limit", terminationWord: null, planned: true },
};

it("says why an archived zero that nobody scored is not a fail", () => {
  expect(episodeAnswer(unscored)).toEqual({
    question: "Why is this not a fail?",
    answer: "It has no valid score because the scorer was never run on it.",
    archived: "The archive says 0.0. It is kept as written, and no score is made of it.",
    scorer: "The scorer did not run.",
    end: "The episode was stopped at a limit; the archive has no word of its own for its end.",
    counted:
      "It counts as unresolved: it could have been a pass or a fail, so it widens the bounds of the score and is no fail.",
  });
});

it("keeps a scored zero a fail", () => {
  const failed = { ...unscored, status: "valid", reason: null, outcome: "fail", value: 0 } as const;
  const { question, answer, archived, counted } = episodeAnswer(failed);
  expect(question).toBe("Why is this a fail?");
  expect(answer).toBe("Its score is valid: the value is 0, the bottom of the benchmark's scale.");
  expect(archived).toBe("The archive says 0.0.");
  expect(counted).toBe("It counts as scored.");
});

it.each([
  ["pass", 1, "Why is this a pass?"],
  ["partial", 0.5, "Why is this partial?"],
] as const)("asks about a %s", (outcome, value, question) => {
  const episode = { ...unscored, status: "valid", reason: null, outcome, value } as const;
  expect(episodeAnswer(episode).question).toBe(question);
});

it("names a task without criteria on the valid score that it yields", () => {
  const vacuous: ExplainedEpisode = {
    ...{ ...unscored, status: "valid", reason: "vacuous", outcome: "pass", value: 1 },
  };
  expect(episodeAnswer(vacuous).answer).toContain("its task has no criteria");
});

it("asks about a positive number that is not believed, and about none at all", () => {
  const suspect = { ...unscored, status: "suspect", archivedValue: "1" } as const;
  expect(episodeAnswer(suspect).question).toBe("Why is the archived 1 not believed?");
  const silent = episodeAnswer({ ...unscored, archivedValue: null });
  expect(silent.question).toBe("Why has this no score?");
  expect(silent.archived).toBeNull();
});

it("says nothing of an episode that the archive does not hold", () => {
  const missing: ExplainedEpisode = {
    ...{ ...unscored, status: "missing", reason: "not_in_archive", archivedValue: null },
    execution: "unknown",
  };
  const { question, end } = episodeAnswer(missing);
  expect(question).toBe("Why is this missing?");
  expect(end).toBe("Nobody knows whether it was ever run.");
});

it("keeps what is outside the plan or excluded out of the figures", () => {
  const excluded = episodeAnswer({ ...unscored, status: "excluded", terminationWord: "max_steps" });
  expect(excluded.question).toBe("Why is this excluded?");
  expect(excluded.counted).toBe("It counts in no figure.");
  expect(excluded.end).toContain("the archive's own word is max_steps.");
  expect(episodeAnswer({ ...unscored, planned: false }).counted).toContain("outside the plan");
});
