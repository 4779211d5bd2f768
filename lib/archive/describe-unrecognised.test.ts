import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { describeUnrecognised } from "./describe-unrecognised.ts";
import { openArchive } from "./open-archive.ts";
import { archiveOfFiles, archiveOfText, casesFolder } from "./testing.ts";

async function message(text: string | Uint8Array): Promise<string> {
  return (await describeUnrecognised(archiveOfText("a.json", text))).message;
}

describe("what an unknown archive looks like", () => {
  it("names kinds and keys", async () => {
    expect(await message('{"b":{"c":1},"a":2}')).toBe(
      'The file is one JSON object with the keys "b", "a"; no known format looks like that.',
    );
    expect(await message('[{"b":1}]')).toContain('one JSON array whose elements hold the keys "b"');
    expect(await message("[1,2]")).toContain("whose elements hold no keys");
    expect(await message("task,reward\n1,0")).toContain(
      'text but not JSON; it begins with "task,reward\\n1,0"',
    );
    expect(await message('{"x":1}\n{"x":2}')).toBe(
      'The file is JSON Lines, not one JSON document: its lines hold the keys "x". No known format has such lines.',
    );
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, at]));
    expect(await message(JSON.stringify(many))).toContain('"k7" and 4 more;');
  });

  it("says where a document is broken that tells no format", async () => {
    const problemOf = (text: string) => describeUnrecognised(archiveOfText("a.json", text));
    expect(await problemOf('{"timestamp":1,"info":{"git')).toMatchObject({
      code: "truncated",
      source: "a.json#/info",
      message:
        "At byte 27: the text ends inside a value. No known format can be told from what stands before it.",
    });
    expect(await problemOf("[")).toMatchObject({ code: "truncated", source: "a.json#/0" });
    expect(await problemOf('{"a":NaN}')).toMatchObject({ code: "not_a_number" });
    expect(await problemOf(`{"a":${"[".repeat(100_000)}`)).toMatchObject({
      code: "nested_too_deep",
    });
    expect(await problemOf("{}}")).toMatchObject({ code: "malformed_json", source: "a.json" });
    const large = `{"a":"${"x".repeat(2 ** 20)}`;
    expect(await problemOf(large)).toMatchObject({ code: "not_understood" });
    expect(await message("   \n")).toContain("it begins with blanks");
  });

  it("has codes of its own for encodings, nested containers and nothing", async () => {
    const codeOf = async (text: string | Uint8Array) =>
      (await describeUnrecognised(archiveOfText("a", text))).code;
    expect(await codeOf(Buffer.from('{"a":1}', "utf16le"))).toBe("wrong_encoding");
    expect(await codeOf(gzipSync("{}"))).toBe("nested_container");
    expect(await codeOf("")).toBe("empty");
    expect(await codeOf(Buffer.from([0x41, 0, 0xff, 0x41]))).toBe("not_understood");
  });

  it("finds a million brackets before the end of a large file, and takes its cut for no fault", async () => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const deep = `${open.repeat(1e6)}1${close.repeat(1e6)}`;
      const problem = await describeUnrecognised(archiveOfText("a", deep));
      expect(problem).toMatchObject({ code: "nested_too_deep", effect: "refused" });
    }
    const large = `{"x": "${"y".repeat(2_000_000)}"}`;
    const { code } = await describeUnrecognised(archiveOfText("a", large));
    expect(code).toBe("not_understood");
  });

  it("lists the files of a folder", async () => {
    const archive = await archiveOfFiles({ "b.txt": "x", "a.json": '{"a":1}' });
    expect((await describeUnrecognised(archive)).message).toBe(
      'The archive holds 2 files, of which none looks like a known format: "a.json" (json object), "b.txt" (text).',
    );
  });

  const cases = casesFolder();
  it("tells a judge's JSON Lines for what they are (skipped without the cases)", {
    skip: cases === null,
  }, async () => {
    const archive = await openArchive(
      join(cases ?? "", "tau2-results/judge_viewer_quick_triage_jsonl.json"),
    );
    const problem = await describeUnrecognised(archive);
    expect(problem.code).toBe("not_understood");
    expect(problem.message).toBe(
      'The file is JSON Lines, not one JSON document: its lines hold the keys "file", "label", "task_id", "simulation_id", "tau2_reward", "judge_response", "prompt", "judge_prompt" and 8 more. That is the output of a judge that read a benchmark\'s results, next to a copied figure ("tau2_reward"), not the results themselves; send the file that the judge read. No known format has such lines.',
    );
  });
});
