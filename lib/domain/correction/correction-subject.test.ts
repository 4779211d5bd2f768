import fc from "fast-check";
import { expect, it } from "vitest";
import { subjectOf, subjectText } from "./correction-subject.ts";
import { parseSubject } from "./parse-subject.ts";

const text = fc.string({ unit: "grapheme", minLength: 1 });
const subject = fc.oneof(
  text.map((run) => ({ kind: "run", run }) as const),
  text.map((board) => ({ kind: "board", board }) as const),
  fc
    .tuple(text, fc.integer({ min: 1, max: 999_999_999 }))
    .map(([board, number]) => ({ kind: "edition", board, number }) as const),
  fc
    .tuple(text, text)
    .map(([benchmark, taskSet]) => ({ kind: "task_set", benchmark, taskSet }) as const),
  fc
    .tuple(text, text, text)
    .map(([benchmark, taskSet, task]) => ({ kind: "task", benchmark, taskSet, task }) as const),
);

it("writes a subject as one text and reads it back", () => {
  fc.assert(
    fc.property(subject, (one) => {
      expect(parseSubject(subjectText(one))).toEqual(one);
    }),
  );
  expect(subjectText({ kind: "task", benchmark: "b", taskSet: "s", task: "a/b" })).toBe(
    "task:b/s/a%2Fb",
  );
});

it("lets a run stand for its episodes and figures", () => {
  const target = { kind: "figure", run: "r_1", metric: "pass_hat_1" } as const;
  expect(subjectOf(target)).toEqual({ kind: "run", run: "r_1" });
  const run = { kind: "run", run: "r_1" } as const;
  expect(subjectOf(run)).toEqual(run);
  expect(subjectOf({ kind: "episodes", run: "r_1", episodes: [] })).toEqual(run);
  const own = { kind: "board", board: "airline" } as const;
  expect(subjectOf(own)).toEqual(own);
  expect(parseSubject("figure:r_1/pass_hat_1")).toEqual({ kind: "run", run: "r_1" });
});

it("takes no other text", () => {
  for (const wrong of [
    "",
    ":r_1",
    "run:%",
    "run:r_1/2",
    "board:a/b/c",
    "task:a/b/c/d",
    "run:",
    "run",
    ":x",
    "run:a/b",
    "edition:b/0",
    "board:%zz",
    "task:a/b",
    "user:x",
  ]) {
    expect(parseSubject(wrong), wrong).toBeNull();
  }
});
