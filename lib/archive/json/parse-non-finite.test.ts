import { describe, expect, it } from "vitest";
import { archiveOfText, readAll } from "../testing.ts";
import { scanLines } from "./scan-lines.ts";

async function itemsOf(text: string) {
  const [member] = archiveOfText("a.jsonl", text).members;
  if (member === undefined) throw new Error("no member");
  return await readAll(scanLines(member, { takesNonFinite: true }));
}

async function parsed(text: string): Promise<unknown> {
  const [item] = await itemsOf(text);
  return item?.kind === "element" ? item.element.value : item?.problem;
}

describe("lines as Python writes them", () => {
  it("gives NaN and the infinities as numbers, and leaves the words in texts alone", async () => {
    const text = String.raw`{"a":NaN,"b":[Infinity,-Infinity,1e999],"c":"NaN \" NaN, Infinity\\","d":"NaN"}`;
    expect(await parsed(text)).toEqual({
      a: Number.NaN,
      b: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
      c: 'NaN " NaN, Infinity\\',
      d: "NaN",
    });
  });

  it("keeps the exact text of each", async () => {
    const [item] = await itemsOf('{"a":NaN,"b":[-Infinity,1e999]}');
    if (item?.kind !== "element") throw new Error("no element");
    expect(["/a", "/b/0", "/b/1"].map((pointer) => item.element.lexeme(pointer))).toEqual([
      ...["NaN", "-Infinity", "1e999"],
    ]);
  });

  it("still refuses other words, and keys that stand twice beside them", async () => {
    expect(await parsed('{"a":nan}')).toMatchObject({ code: "not_a_number", effect: "row_lost" });
    expect(await parsed('{"a":-NaN}')).toMatchObject({ code: "not_a_number" });
    expect(await parsed('{"a":NaN,"a":NaN}')).toMatchObject({ code: "duplicate_key" });
    expect(await parsed('{"a":NaN,"b":"cut')).toMatchObject({ code: "truncated" });
    expect(await parsed('{"a":NaN,"b":tru}')).toMatchObject({ code: "malformed_json" });
  });
});
