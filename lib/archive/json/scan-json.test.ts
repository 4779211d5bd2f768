import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitsWith } from "../limits.ts";
import { memberOf } from "../member.ts";
import { inChunks, readAll } from "../testing.ts";
import type { JsonItem } from "./json-element.ts";
import { type ScanJsonOptions, scanJson } from "./scan-json.ts";

interface ScanSetting extends Partial<ScanJsonOptions> {
  readonly chunks?: readonly number[];
}

async function scan(text: string | Uint8Array, setting: ScanSetting = {}): Promise<JsonItem[]> {
  const { chunks = [], ...options } = setting;
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const limits = options.limits ?? limitsWith();
  const member = memberOf("a.json", bytes.length, () => inChunks(bytes, chunks), limits);
  return await readAll(scanJson(member, { split: ["/s"], ...options }));
}

function values(items: readonly JsonItem[]): [string, unknown][] {
  return items.map((item) =>
    item.kind === "element"
      ? [item.element.source, item.element.value]
      : [item.problem.source, item.problem.code],
  );
}

describe("what becomes an element", () => {
  it("yields members of the object and elements of a split array, in order", async () => {
    const items = await scan('{"info":{"a":1},"s":[{"t":"x"},2,"q",null],"z":[1,2]}');
    expect(values(items)).toEqual([
      ["a.json#/info", { a: 1 }],
      ["a.json#/s/0", { t: "x" }],
      ["a.json#/s/1", 2],
      ["a.json#/s/2", "q"],
      ["a.json#/s/3", null],
      ["a.json#/z", [1, 2]],
    ]);
  });

  it("splits a top-level array when asked, and else yields it whole", async () => {
    expect(values(await scan(" [1, [2]] ", { split: [""] }))).toEqual([
      ["a.json#/0", 1],
      ["a.json#/1", [2]],
    ]);
    expect(values(await scan("[1,[2]]"))).toEqual([["a.json#", [1, [2]]]]);
    expect(values(await scan("12"))).toEqual([["a.json#", 12]]);
  });

  it("yields nothing for empty containers", async () => {
    expect(await scan("{}")).toEqual([]);
    expect(await scan('{"s": [ ]}')).toEqual([]);
    expect(await scan("[]", { split: [""] })).toEqual([]);
  });

  it("escapes keys in pointers and takes a byte order mark", async () => {
    expect(values(await scan('\uFEFF{"a/b~c":1}'))).toEqual([["a.json#/a~1b~0c", 1]]);
  });

  it("does not parse what is not wanted, but matches its brackets", async () => {
    const want = (pointer: string) => pointer !== "/s/0";
    expect(values(await scan('{"s":[{"x":nope},1]}', { want }))).toEqual([["a.json#/s/1", 1]]);
    expect(values(await scan('{"s":[{"x":[}},1]}', { want }))).toEqual([
      ["a.json#/s/0", "malformed_json"],
    ]);
  });

  it("leaves prototypes and lone surrogates alone", async () => {
    const items = await scan(
      '{"__proto__":{"polluted":1},"s":[{"__proto__":{"polluted":1}},"\\ud800"]}',
    );
    expect(items.map((item) => item.kind)).toEqual(["element", "element", "element"]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("keeps an element's bytes after the scan went on", async () => {
    const items = await scan('{"s":[{"a":1.0},{"a":2.0}]}', { chunks: [5, 5, 5, 5, 5] });
    const texts = items.map(
      (item) => item.kind === "element" && Buffer.from(item.element.bytes).toString(),
    );
    expect(texts).toEqual(['{"a":1.0}', '{"a":2.0}']);
  });
});

describe("exact source text", () => {
  it("gives a scalar as it was written", async () => {
    const [item] = await scan(
      '{"info": {"r": {"x": [1.0, -0, 1E2, "a\\u0041", "é"]}, "n": null, "": true}}',
    );
    if (item?.kind !== "element") throw new Error("no element");
    const { element } = item;
    const lexemes = ["/r/x/0", "/r/x/1", "/r/x/2", "/r/x/3", "/r/x/4", "/n", "/"].map((p) =>
      element.lexeme(p),
    );
    expect(lexemes).toEqual(["1.0", "-0", "1E2", '"a\\u0041"', '"é"', "null", "true"]);
    expect(["/r", "/r/x", "/r/x/9", "/n/a", "/toString"].map((p) => element.lexeme(p))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("what is refused", () => {
  const structural: [string, string][] = [
    ["", "empty"],
    [" \n", "empty"],
    ["{", "truncated"],
    ['{"s":[1,2]', "truncated"],
    ['{"s":[1,2', "truncated"],
    ['{"s":["ab', "truncated"],
    ['{"s":[1,]}', "malformed_json"],
    ['{"s":[,1]}', "malformed_json"],
    ['{"s":[1 2]}', "malformed_json"],
    ['{"s":[1}}', "malformed_json"],
    ['{"s" [1]}', "malformed_json"],
    ['{"s":}', "malformed_json"],
    ['{"s":1,}', "malformed_json"],
    ["{s:1}", "malformed_json"],
    ['{"a\\x":1}', "malformed_json"],
    ["{} x", "malformed_json"],
    ['{"a":1}\n{"a":2}', "malformed_json"],
    ["]", "malformed_json"],
    ['{"s":[1],"s":[2]}', "duplicate_key"],
    ['{"s":[1],"\\u0073":[2]}', "duplicate_key"],
  ];
  it.each(structural)("ends at the fault: %s", async (text, code) => {
    const last = (await scan(text)).at(-1);
    expect(last).toMatchObject({ kind: "problem", problem: { code, effect: "refused" } });
  });

  const lost: [string, string, string][] = [
    ["NaN", "not_a_number", ""],
    ['{"r":[0,-Infinity]}', "not_a_number", "/r/1"],
    ['{"r":1e999}', "not_a_number", "/r"],
    ['{"r":{"k":1,"k":1}}', "duplicate_key", "/r/k"],
    ['{"r":01}', "malformed_json", "/r"],
    ['{"r":1,}', "malformed_json", ""],
    ['{"r":"a\tb"}', "malformed_json", "/r"],
    ['{"r":"\\x"}', "malformed_json", "/r"],
    ["undefined", "malformed_json", ""],
  ];
  it.each(lost)("loses the element and goes on: %s", async (text, code, inner) => {
    const items = await scan(`{"s":[1,${text},3]}`);
    expect(values(items)).toEqual([
      ["a.json#/s/0", 1],
      [`a.json#/s/1${inner}`, code],
      ["a.json#/s/2", 3],
    ]);
    expect(items[1]).toMatchObject({ problem: { effect: "row_lost" } });
  });

  it("says the byte and the cause", async () => {
    const [item] = await scan('{"s":[{"reward":NaN}]}');
    expect(item).toMatchObject({
      problem: { message: "At byte 16 (/reward): NaN is not a JSON number." },
    });
  });

  it("refuses UTF-16 and names the byte that is not UTF-8", async () => {
    const wide = await scan(Buffer.from('{"s":[1]}', "utf16le"));
    expect(wide).toMatchObject([{ problem: { code: "wrong_encoding", effect: "refused" } }]);
    const latin = await scan(Buffer.from('{"s":["ok","caf\u00e9"]}', "latin1"));
    expect(latin).toMatchObject([
      { kind: "element" },
      {
        problem: {
          code: "wrong_encoding",
          effect: "row_lost",
          message: expect.stringContaining("Byte 15 "),
        },
      },
    ]);
  });

  it("stops at a million brackets, in an element and at the top", async () => {
    for (const text of ["[".repeat(1e6), `{"s":[1,${"[".repeat(1e6)}`, '{"a":'.repeat(1e6)]) {
      expect((await scan(text)).at(-1)).toMatchObject({ problem: { code: "nested_too_deep" } });
    }
  });

  it("passes over an element that is too large, without keeping it", async () => {
    const limits = limitsWith({ elementBytes: 10 });
    const chunks = Array.from({ length: 9 }, () => 4);
    expect(values(await scan(`{"s":[1,"${"x".repeat(30)}",2]}`, { limits, chunks }))).toEqual([
      ["a.json#/s/0", 1],
      ["a.json#/s/1", "element_too_large"],
      ["a.json#/s/2", 2],
    ]);
  });
});

const key = fc.oneof(
  fc.constantFrom("s", "info", "a\\b", '"', "", "é😀"),
  fc.string({ maxLength: 60 }),
);
const json = fc.jsonValue({ maxDepth: 4 });
const documents = fc.record({
  document: fc.oneof(
    fc.dictionary(key, json, { maxKeys: 6 }),
    fc.record({ s: fc.array(json, { maxLength: 6 }), info: json }),
    fc.array(json, { maxLength: 6 }),
  ),
  indent: fc.constantFrom(0, 2),
  chunks: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 400 }),
});

function expected(document: unknown): [string, unknown][] {
  if (Array.isArray(document)) return document.map((item, at) => [`a.json#/${at}`, item]);
  if (typeof document !== "object" || document === null) return [["a.json#", document]];
  return Object.entries(document).flatMap(([name, value]): [string, unknown][] => {
    const source = `a.json#/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (name === "s" && Array.isArray(value))
      return value.map((item, at) => [`${source}/${at}`, item]);
    return [[source, value]];
  });
}

describe("against JSON.parse", () => {
  it("gives equal values however the bytes are cut", async () => {
    await fc.assert(
      fc.asyncProperty(documents, async ({ document, indent, chunks }) => {
        const text = JSON.stringify(document, null, indent);
        const items = await scan(text, { split: ["", "/s"], chunks });
        expect(values(items)).toEqual(expected(JSON.parse(text)));
      }),
      { numRuns: 400 },
    );
  });

  it("yields a problem whenever JSON.parse refuses, and never throws", async () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(documents, edits, async ({ document, chunks }, changes) => {
        const bytes = Buffer.from(JSON.stringify(document));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const items = await scan(bytes, { split: ["", "/s"], chunks });
        const wrong = items.some((item) => item.kind === "problem");
        if (!wrong) expect(values(items)).toEqual(expected(JSON.parse(bytes.toString("utf8"))));
      }),
      { numRuns: 1500 },
    );
  });

  it("reports every truncation", async () => {
    const text = '{"info":{"a":"\\"é"},"s":[{"r":1.5},[true],"x"],"n":12}';
    const bytes = Buffer.from(text);
    for (let length = 0; length < bytes.length; length += 1) {
      const last = (await scan(bytes.subarray(0, length), { chunks: [3, 3, 3] })).at(-1);
      expect(last).toMatchObject({ problem: { code: length === 0 ? "empty" : "truncated" } });
    }
  });
});
