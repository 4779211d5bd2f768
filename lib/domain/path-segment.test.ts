import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardSlug, fromPathSegment, pathSegment } from "./path-segment.ts";

describe("pathSegment", () => {
  it("keeps plain bytes and writes the rest as ~hh", () => {
    expect(pathSegment("a b/é.~")).toBe("a~20b~2f~c3~a9~2e~7e");
  });

  it("comes back from its own segment", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fromPathSegment(pathSegment(text))).toBe(text);
      }),
    );
  });

  it.each(["a b", "~zz", "~41", "~ff", "%41"])(
    "refuses %s, which it would never write",
    (segment) => {
      expect(fromPathSegment(segment)).toBeNull();
    },
  );

  it("reads the empty segment as the empty text", () => {
    expect(fromPathSegment("")).toBe("");
  });
});

it("names a board after benchmark and task set", () => {
  expect(boardSlug("tau2-bench", "banking_knowledge")).toBe("tau2-bench-banking_knowledge");
});
