import fc from "fast-check";
import { expect, it } from "vitest";
import { formatRunQuery, parseRunQuery } from "./run-query.ts";

it("comes back from its own address", () => {
  const anyQuery = fc.record({
    status: fc.constantFrom("any", "pass", "unresolved", "invalid", "missing"),
    task: fc.string({ maxLength: 150 }).map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      const params = { ...query, page: query.page };
      const text = formatRunQuery(parseRunQuery({ ...params, page: String(query.page) }));
      expect(parseRunQuery(Object.fromEntries(text))).toEqual(query);
    }),
  );
});

it("reads any parameters at all", () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string()));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("status", "task", "page"), value), (params) => {
      expect(parseRunQuery(params).page).toBeGreaterThanOrEqual(1);
    }),
  );
  expect(parseRunQuery({ page: "-1", status: "won" })).toEqual({
    status: "any",
    task: "",
    page: 1,
  });
});
