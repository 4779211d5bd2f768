import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteOrderMark } from "./byte-order-mark.ts";
import { findFault } from "./find-fault.ts";
import { invalidUtf8Offset } from "./invalid-utf8-offset.ts";

describe("the place of the first byte that is not UTF-8", () => {
  it("is where the longest sound prefix ends", () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom("a", "é", "€", "😀").map((c) => Buffer.from(c)),
        fc.uint8Array({ maxLength: 2 }),
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const bytes = Buffer.concat(parts);
        let sound = bytes.length;
        while (!isUtf8(bytes.subarray(0, sound))) sound -= 1;
        expect(invalidUtf8Offset(bytes)).toBe(sound);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("byte order marks", () => {
  const marks: [number[], number, string | null][] = [
    [[], 0, null],
    [[0x7b], 0, null],
    [[0xef, 0xbb, 0xbf, 0x7b], 3, null],
    [[0xff, 0xfe, 0x7b, 0], 0, "UTF-16"],
    [[0xfe, 0xff, 0, 0x7b], 0, "UTF-16"],
    [[0xff, 0xfe, 0, 0], 0, "UTF-32"],
    [[0, 0, 0xfe, 0xff], 0, "UTF-32"],
    [[0x7b, 0, 0x22, 0], 0, "UTF-16"],
    [[0, 0x7b, 0, 0x22], 0, "UTF-16"],
    [[0x7b, 0, 0, 0], 0, "UTF-32"],
    [[0, 0, 0, 0x7b], 0, "UTF-32"],
    [[0x41, 0, 0xff, 0x41], 0, null],
  ];
  it.each(marks)("%j", (bytes, skipBytes, refused) => {
    expect(byteOrderMark(Uint8Array.from(bytes))).toEqual({ skipBytes, refused });
  });
});

describe("the first fault", () => {
  it("is null exactly for what JSON.parse takes, but for twins and overflows", () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 0x7f })), { maxLength: 4 });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), edits, (value, changes) => {
        const bytes = Buffer.from(JSON.stringify(value));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const fault = findFault(bytes, 64);
        const isOurs = fault?.code === "duplicate_key" || fault?.cause.includes("too large");
        expect(isOurs || parses(bytes) === (fault === null)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("is found at its byte and pointer", () => {
    expect(findFault(Buffer.from('{"é":[1,{"x":nul}]}'), 64)).toEqual({
      code: "malformed_json",
      offset: 14,
      pointer: "/é/1/x",
      cause: '"nul" is not a JSON value',
    });
  });
});

function parses(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString("utf8"));
    return true;
  } catch {
    return false;
  }
}
