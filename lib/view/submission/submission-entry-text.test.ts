import { expect, it } from "vitest";
import type { SubmissionEntry } from "./submission-entry.ts";
import { entryFinding, entryGroup, entryPlace, entryRemark } from "./submission-entry-text.ts";

function entryOf(facts: Partial<SubmissionEntry> = {}): SubmissionEntry {
  return {
    ...{ runId: "r_1", kind: "ranked", slug: "a-b", boardTitle: "A", reasons: [] },
    place: { best: 2, worst: 4, tied: false, rows: 7 },
    published: null,
    ...facts,
  };
}

it("writes places", () => {
  expect(entryPlace(entryOf())).toBe("2–4 of 7");
  const tied = { best: 5, worst: 5, tied: true, rows: 17 };
  expect(entryPlace(entryOf({ place: tied }))).toBe("tied 5 of 17");
  expect(entryPlace(entryOf({ place: { ...tied, rows: 1 } }))).toBe("the only row");
  expect(entryPlace(entryOf({ place: null }))).toBe("no place");
});

it("writes groups with their reason", () => {
  expect(entryGroup(entryOf())).toBe("Ranked by the board's measurement");
  expect(entryGroup(entryOf({ kind: "apart", reasons: ["x", "y"] }))).toBe(
    "Apart: a measurement of its own (x; y)",
  );
});

it.each([
  [{ published: "same" }, "published already: the same bytes stay one row"],
  [{ published: "differs" }, "published already with other declarations"],
  [{}, null],
] as const)("says of %j: %s", (facts, text) => {
  expect(entryRemark(entryOf(facts))).toBe(text);
});

it.each([
  [{}, "It would enter its board: place 2–4 of 7."],
  [{ boardTitle: null }, "It would enter a new board: place 2–4 of 7."],
  [
    { place: { best: 1, worst: 1, tied: false, rows: 1 } },
    "It would enter its board: the only row under its measurement.",
  ],
  [{ place: null }, "It would enter its board: without a place, as it has no figure to rank by."],
  [{ kind: "apart", reasons: ["x"] }, "It would stand apart from the ranked rows: x."],
  [{ kind: "unlisted", reasons: ["x"] }, "It would be shown on no board: x."],
  [{ kind: "unplaced" }, "Its task set is unknown: declare it before publishing."],
  [{ published: "same" }, "It is published already; publishing again changes nothing."],
  [
    { published: "differs" },
    "Its bytes are published already under other declarations, so it would be refused.",
  ],
] as const)("finds for one run %j: %s", (facts, sentence) => {
  expect(entryFinding([entryOf(facts)])).toBe(`One run was understood. ${sentence}`);
});

it("counts many runs and boards", () => {
  expect(entryFinding([])).toBe("No run was understood.");
  const entries = [entryOf(), entryOf({ slug: "c-d" }), entryOf({ kind: "unlisted" })];
  expect(entryFinding(entries)).toBe(
    "3 runs were understood: 2 would be shown on 2 boards, 1 on none.",
  );
  const again = [entryOf({ published: "same" }), entryOf({ published: "same" })];
  expect(entryFinding(again)).toBe(
    "2 runs were understood, and all of them are published already.",
  );
  const nowhere = [entryOf({ kind: "unplaced", slug: null }), entryOf()];
  expect(entryFinding(nowhere)).toBe(
    "2 runs were understood: 1 would be shown on 1 board, 1 on none.",
  );
});
