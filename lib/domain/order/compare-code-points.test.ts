import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCodePoints } from "./compare-code-points.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("a", "\uD7FF", "\uE000", "\uFF5E", "\u{1F600}", "\u{10FFFF}"),
  }),
);

describe("compareCodePoints", () => {
  it("puts a character beyond U+FFFF after every other, where < does not", () => {
    expect(compareCodePoints("\uFF5E", "\u{1F600}")).toBe(-1);
    expect("\uFF5E" < "\u{1F600}").toBe(false);
  });

  it("puts a beginning before the whole", () => {
    expect(compareCodePoints("ab", "abc")).toBe(-1);
    expect(compareCodePoints("abc", "ab")).toBe(1);
    expect(compareCodePoints("", "")).toBe(0);
  });

  it("is the order of the UTF-8 bytes", () => {
    const bytes = new TextEncoder();
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const [left, right] = [bytes.encode(a), bytes.encode(b)];
        const at = left.findIndex((byte, index) => byte !== right[index]);
        const expected =
          at === -1 || at >= right.length
            ? Math.sign(left.length - right.length)
            : Math.sign(Number(left[at]) - Number(right[at]));
        expect(compareCodePoints(a, b)).toBe(expected);
      }),
    );
  });

  it("orders broken surrogates, too, and mirrors", () => {
    const anyUnits = fc
      .array(fc.constantFrom(0x61, 0xd83d, 0xde00, 0xff5e))
      .map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anyUnits, anyUnits, (a, b) => {
        expect(compareCodePoints(a, b) + compareCodePoints(b, a)).toBe(0);
        expect(compareCodePoints(a, b) === 0).toBe(a === b);
      }),
    );
  });
});
