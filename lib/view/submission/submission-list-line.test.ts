import { expect, it } from "vitest";
import { submissionListLine } from "./submission-list-line.ts";

const at = new Date("2026-07-16T09:30:12Z");
const listed = {
  id: "s_1",
  state: "returned",
  fileName: "run.jsonl",
  boards: ["airline"],
  reviewComment: "Which scorer?",
  submitter: null,
  createdAt: at,
  updatedAt: at,
} as const;

it("tells a returned submission's comment, and names somebody without an account as that", () => {
  expect(submissionListLine(listed)).toMatchObject({
    state: "Returned",
    boards: "airline",
    submitter: "somebody without an account",
    comment: "Which scorer?",
  });
});

it("repeats no comment that was answered", () => {
  const sent = { ...listed, state: "awaiting_review", boards: [] } as const;
  expect(submissionListLine(sent)).toMatchObject({ boards: "not sent yet", comment: null });
});
