import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Limits, limitsWith } from "../limits.ts";
import { memberOf } from "../member.ts";
import { inChunks, readAll } from "../testing.ts";
import type { JsonItem } from "./json-element.ts";
import { scanLines } from "./scan-lines.ts";

async function scan(
  text: string | Uint8Array,
  chunks: readonly number[] = [],
  limits: Limits = limitsWith(),
) {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const member = memberOf("a.jsonl", bytes.length, () => inChunks(bytes, chunks), limits);
  return await readAll(scanLines(member, { limits }));
}

function values(items: readonly JsonItem[]): [string, unknown][] {
  return items.map((item) =>
    item.kind === "element"
      ? [item.element.source, item.element.value]
      : [item.problem.source, item.problem.code],
  );
}

describe("lines", () => {
  it("counts blank lines and yields none for them", async () => {
    expect(values(await scan('\uFEFF{"a":1}\r\n\n  \n[2]\n"x"'))).toEqual([
      ["a.jsonl#L1", { a: 1 }],
      ["a.jsonl#L4", [2]],
      ["a.jsonl#L5", "x"],
    ]);
  });

  it("loses bad lines only", async () => {
    const lines = [
      "1",
      "{",
      '{"r":NaN}',
      '{"k":1,"k":2}',
      "1 2",
      "}",
      "[".repeat(1e6),
      '"',
      "tru",
      "1e999",
      "2",
    ];
    expect(values(await scan(lines.join("\n")))).toEqual([
      ["a.jsonl#L1", 1],
      ["a.jsonl#L2", "truncated"],
      ["a.jsonl#L3", "not_a_number"],
      ["a.jsonl#L4", "duplicate_key"],
      ["a.jsonl#L5", "malformed_json"],
      ["a.jsonl#L6", "malformed_json"],
      ["a.jsonl#L7", "nested_too_deep"],
      ["a.jsonl#L8", "truncated"],
      ["a.jsonl#L9", "malformed_json"],
      ["a.jsonl#L10", "not_a_number"],
      ["a.jsonl#L11", 2],
    ]);
  });

  it("gives exact source text and says the byte in the file", async () => {
    const [first, second] = await scan('  {"r": 1.50}\n{"r": Infinity}');
    expect(first?.kind === "element" && first.element.lexeme("/r")).toBe("1.50");
    expect(second).toMatchObject({
      problem: { message: expect.stringContaining("At byte 20 (/r)") },
    });
  });

  it("skips a line that is too long without keeping it", async () => {
    const text = `1\n"${"x".repeat(50)}"\n2\n"${"y".repeat(50)}"`;
    const items = await scan(
      text,
      Array.from({ length: 40 }, () => 3),
      limitsWith({ lineBytes: 10 }),
    );
    expect(values(items)).toEqual([
      ["a.jsonl#L1", 1],
      ["a.jsonl#L2", "element_too_large"],
      ["a.jsonl#L3", 2],
      ["a.jsonl#L4", "element_too_large"],
    ]);
  });

  it("refuses nothing at all, and UTF-16", async () => {
    expect(await scan(" \n\n")).toMatchObject([{ problem: { code: "empty", effect: "refused" } }]);
    expect(await scan(Buffer.from('{"a":1}\n', "utf16le"))).toMatchObject([
      { problem: { code: "wrong_encoding" } },
    ]);
  });
});

describe("against JSON.parse", () => {
  const chunks = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 300 });
  it("gives equal values however the bytes are cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { minLength: 1, maxLength: 8 }),
        chunks,
        async (all, cuts) => {
          const items = await scan(all.map((value) => JSON.stringify(value)).join("\n"), cuts);
          expect(values(items)).toEqual(
            all.map((value, at) => [`a.jsonl#L${at + 1}`, JSON.parse(JSON.stringify(value))]),
          );
        },
      ),
    );
  });

  it("yields a problem exactly for the lines that JSON.parse refuses", async () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0x20, max: 0x7e })), {
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 3 }),
        edits,
        chunks,
        async (value, changes, cuts) => {
          const bytes = Buffer.from(JSON.stringify(value));
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
          const [item] = await scan(bytes, cuts);
          expect(agreesWithParse(bytes.toString("utf8"), item)).toBe(true);
        },
      ),
      { numRuns: 1500 },
    );
  });
});

/** Equal values, or a fault where JSON.parse finds one; twins and overflows are ours alone. */
function agreesWithParse(text: string, item: JsonItem | undefined): boolean {
  const parsed = parse(text);
  if (item?.kind === "element") return isDeepStrictEqual(parsed, item.element.value);
  const isOurs = item?.problem.code === "duplicate_key" || item?.problem.code === "not_a_number";
  return isOurs || parsed === undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
