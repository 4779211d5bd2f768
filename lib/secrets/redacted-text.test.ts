import { expect, it } from "vitest";
import { redactedText } from "./redacted-text.ts";

const first = { start: 4, end: 7, mark: "[one]" };
const second = { start: 8, end: 11, mark: "[two]" };

it("puts each mark in the place of its secret", () => {
  expect(redactedText("see abc def.", [first, second])).toBe("see [one] [two].");
});

it("keeps JSON readable even where a secret takes in its quotes", () => {
  const json = '{"a":"bcd","e":1}';
  expect(redactedText(json, [{ start: 6, end: 9, mark: "[one]" }])).toBe('{"a":"[one]","e":1}');
  expect(redactedText(json, [{ start: 6, end: 12, mark: "[one]" }])).toBe('"[one]"');
});
