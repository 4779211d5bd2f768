import { expect, it } from "vitest";
import { spanTree } from "./span-tree.ts";

type Span = Parameters<typeof spanTree>[0][number];

function span(place: number, facts: Partial<Span> = {}): Span {
  return {
    ...{ place, parentPlace: null, event: null, isRoot: true, isLeaf: true, duplicateOf: null },
    ...{ task: "0", trial: 0, source: `a.json#/${place}`, namespace: "p", id: null },
    ...{ parentId: null, operation: "complete", model: "ember-6", provider: null },
    ...{ responseId: null, attempt: null, role: "agent", usages: [], recordedUsd: null },
    ...{ startedAt: null, endedAt: null, failed: null },
    ...facts,
  };
}

const usage = {
  ...{ model: "ember-6", inputTokens: 1200, outputTokens: 0, cachedInputTokens: 200 },
  cacheWriteTokens: null,
};

it("puts each span under its parent, in the archive's order", () => {
  // Newest first, as HAL writes them: a child stands before its parent.
  const lines = spanTree([
    span(0, { parentPlace: 2 }),
    span(1, { parentPlace: 0 }),
    span(2),
    span(3, { parentPlace: 2 }),
    span(4, { parentPlace: 99 }),
  ]);
  expect(lines.map(({ place, level }) => [place, level])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 2],
    [4, 1],
  ]);
});

it("draws a deep log no deeper than a page can", () => {
  const chain = Array.from({ length: 12 }, (_, place) =>
    span(place, { parentPlace: place === 0 ? null : place - 1 }),
  );
  expect(spanTree(chain).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8]);
});

it("marks what repeats another span, what counts and what carries nothing", () => {
  const lines = spanTree([
    span(0, { usages: [usage] }),
    span(1, { usages: [usage], duplicateOf: 0, role: "user" }),
    span(2, { task: null, operation: null, model: null }),
  ]);
  expect(lines.map(({ counts, mark }) => [counts, mark])).toEqual([
    ["counted", "counted once"],
    ["repeats", "repeats span 1"],
    ["none", "carries no usage"],
  ]);
  expect(lines[0]?.usage).toBe("ember-6: 1\u202f200 in (200 cached), 0 out");
  expect(lines[2]).toMatchObject({ title: "a span without a name", task: "no task" });
});
