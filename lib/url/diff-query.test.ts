import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDiffQuery, parseDiffQuery } from "./diff-query.ts";

const words = fc.string({ maxLength: 100 }).map((text) => text.trim());

it("comes back from its own address", () => {
  const anyQuery = fc.record({
    ...{ from: words, to: words, metric: words },
    ignoreComparability: fc.boolean(),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseDiffQuery(Object.fromEntries(formatDiffQuery(query)))).toEqual(query);
    }),
  );
});

it("matches strictly unless told otherwise in so many words", () => {
  expect(parseDiffQuery({ ignore: "yes" }).ignoreComparability).toBe(false);
  expect(parseDiffQuery({ ignore: "1" }).ignoreComparability).toBe(true);
  expect(parseDiffQuery({ ignore: "comparability" }).ignoreComparability).toBe(true);
});
