import fc from "fast-check";
import { expect, it } from "vitest";
import { formatRunQuery, parseRunQuery } from "./run-query.ts";

it("comes back from its own address", () => {
  const anyQuery = fc.record({
    status: fc.constantFrom("any", "pass", "unresolved", "invalid", "missing"),
    task: fc.string({ maxLength: 150 }).map((text) => text.trim()),
    after: fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
    spans: fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { after, spans, ...words } = query;
      const params = {
        ...words,
        ...(after === null ? {} : { after: String(after) }),
        ...(spans === null ? {} : { spans: String(spans) }),
      };
      const text = formatRunQuery(parseRunQuery(params));
      expect(parseRunQuery(Object.fromEntries(text))).toEqual(query);
    }),
  );
});

it("reads any parameters at all", () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string()));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("status", "task", "after"), value), (params) => {
      const { after } = parseRunQuery(params);
      expect(after === null || Number.isSafeInteger(after)).toBe(true);
    }),
  );
  const defaults = { status: "any", task: "", after: null, spans: null };
  expect(parseRunQuery({ after: "-1", status: "won" })).toEqual(defaults);
  expect(parseRunQuery({ after: "2147483648" })).toEqual(defaults);
  expect(parseRunQuery({ after: "0" })).toEqual({ ...defaults, after: 0 });
});
