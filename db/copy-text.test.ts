import { describe, expect, it } from "vitest";
import { copyLine } from "./copy-text.ts";

describe("copyLine", () => {
  it("keeps null, empty text, 0 and false apart", () => {
    expect(copyLine([null, "", 0, false, true, -1.5])).toBe("\\N\t\t0\tf\tt\t-1.5\n");
  });

  it("escapes what would end a field or a row", () => {
    expect(copyLine(["a\tb\nc\rd\\e", "\\N"])).toBe("a\\tb\\nc\\rd\\\\e\t\\\\N\n");
  });

  it("refuses NUL", () => {
    expect(() => copyLine(["a\0b"])).toThrow(RangeError);
  });
});
