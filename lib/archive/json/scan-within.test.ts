import { describe, expect, it } from "vitest";
import { limitsWith } from "../limits.ts";
import { memberOf } from "../member.ts";
import { inChunks, readAll } from "../testing.ts";
import type { JsonSpan } from "./json-span.ts";
import { scanJson } from "./scan-json.ts";

const text = ' {"a": {"x": [1.0, {"y": 2}], "z": "é"}, "b": [ [3], "q" ] , "c": 7} ';

function member(chunks: readonly number[] = []) {
  const bytes = Buffer.from(text);
  return memberOf("a.json", bytes.length, () => inChunks(bytes, chunks), limitsWith());
}

async function spans(within?: JsonSpan) {
  const found: JsonSpan[] = [];
  const want = () => false;
  const onPassed = (span: JsonSpan) => found.push(span);
  const options = { split: [], want, onPassed, ...(within === undefined ? {} : { within }) };
  if ((await readAll(scanJson(member(), options))).length > 0) throw new Error("not passed over");
  return found;
}

describe("values that were passed over", () => {
  it("are told with the bytes they lie in", async () => {
    const bytes = Buffer.from(text);
    const found = await spans();
    expect(
      found.map(({ pointer, start, end }) => [pointer, bytes.toString("utf8", start, end)]),
    ).toEqual([
      ["/a", '{"x": [1.0, {"y": 2}], "z": "é"}'],
      ["/b", '[ [3], "q" ]'],
      ["/c", "7"],
    ]);
  });

  it.each([[[]], [[1]], [[9, 3, 3]], [[40]]])(
    "can be scanned by themselves (%j)",
    async (chunks) => {
      const [a, b] = await spans();
      const read = async (within: JsonSpan | undefined, split: readonly string[]) => {
        const items = scanJson(member(chunks), { split, ...(within ? { within } : {}) });
        return (await readAll(items)).map((item) =>
          item.kind === "element" ? [item.element.source, item.element.value] : item,
        );
      };
      expect(await read(a, [])).toEqual([
        ["a.json#/a/x", [1, { y: 2 }]],
        ["a.json#/a/z", "é"],
      ]);
      expect(await read(b, [""])).toEqual([
        ["a.json#/b/0", [3]],
        ["a.json#/b/1", "q"],
      ]);
    },
  );

  it("say where a fault lies in the whole file", async () => {
    const bytes = Buffer.from('{"a": {"x": nul}}');
    const broken = memberOf("a.json", bytes.length, () => inChunks(bytes), limitsWith());
    const within = { pointer: "/a", start: 6, end: 16, keys: 1 };
    expect(await readAll(scanJson(broken, { split: [], within }))).toMatchObject([
      { problem: { source: "a.json#/a/x", message: expect.stringContaining("At byte 12") } },
    ]);
  });
});
