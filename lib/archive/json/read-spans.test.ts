import { describe, expect, it } from "vitest";
import type { ArchiveMember } from "../archive.ts";
import { type Limits, limitsWith } from "../limits.ts";
import { memberOf } from "../member.ts";
import { refuse } from "../refuse.ts";
import { inChunks, readAll } from "../testing.ts";
import type { JsonItem } from "./json-element.ts";
import type { JsonSpan } from "./json-span.ts";
import { readSpans } from "./read-spans.ts";
import { scanJson } from "./scan-json.ts";

const text =
  '\ufeff{"rows": [ {"a": 1.0, "b": {"c": "}é"}} , 12,\n["x", nul], {"a": 1, "a": 2}, {"n": 1e999}, "q" ], "z": [1]}';
const bytes = Buffer.from(text);

function member(chunks: readonly number[] = [], limits?: Limits): ArchiveMember {
  return memberOf("a.json", bytes.length, () => inChunks(bytes, chunks), limits ?? limitsWith());
}

async function spansOf(pointer: string): Promise<readonly JsonSpan[]> {
  const spans: JsonSpan[] = [];
  const onPassed = (span: JsonSpan) => spans.push(span);
  await readAll(scanJson(member(), { split: ["/rows"], want: () => false, onPassed }));
  return spans.filter((span) => span.pointer.startsWith(pointer));
}

function told(item: JsonItem) {
  if (item.kind === "problem") return item.problem;
  const { pointer, source, value, bytes: own } = item.element;
  const lexeme = item.element.lexeme("/a");
  return { pointer, source, value, text: Buffer.from(own).toString(), lexeme };
}

describe("values at places that a scan found", () => {
  it.each([[[]], [[1, 1]], [[9, 3, 3, 30]], [[40, 1]], [Array<number>(120).fill(1)]])(
    "are what a scan makes of them (%j)",
    async (chunks) => {
      const want = (pointer: string) => pointer.startsWith("/rows/");
      const scanned = await readAll(scanJson(member(), { split: ["/rows"], want }));
      const read = await readAll(readSpans(member(chunks), await spansOf("/rows/")));
      expect(read.map(told)).toEqual(scanned.map(told));
      expect(read.map(({ kind }) => kind)).toEqual([
        ...["element", "element", "problem", "problem", "problem", "element"],
      ]);
    },
  );

  it("can be some of those found", async () => {
    const read = await readAll(readSpans(member([8]), await spansOf("/z")));
    expect(read.map(told)).toMatchObject([{ source: "a.json#/z", value: [1] }]);
  });

  it("are not read when they are too large", async () => {
    const limits = limitsWith({ elementBytes: 15 });
    const [first, second] = await readAll(readSpans(member(), await spansOf("/rows/"), limits));
    expect(first).toMatchObject({
      problem: { code: "element_too_large", effect: "row_lost", source: "a.json#/rows/0" },
    });
    expect(second).toMatchObject({ element: { value: 12 } });
  });

  it("end with a problem where the member is refused", async () => {
    async function* open() {
      yield bytes.subarray(0, 45);
      throw refuse("corrupt_container", "a.json", "It breaks off.");
    }
    const broken = { ...member(), open };
    const read = await readAll(readSpans(broken, await spansOf("/rows/")));
    expect(read.map(told)).toMatchObject([
      { source: "a.json#/rows/0" },
      { code: "corrupt_container", effect: "refused" },
    ]);
  });
});
