import { describe, expect, it } from "vitest";
import { limitsWith } from "./limits.ts";
import { peekBytes } from "./peek.ts";
import { archiveOfText } from "./testing.ts";

function kindOf(text: string | Uint8Array): string {
  return peekBytes(typeof text === "string" ? Buffer.from(text) : text).kind;
}

describe("the kind of a text", () => {
  const kinds: [string, string][] = [
    ["", "empty"],
    ['{"a":1}', "json_object"],
    ['{"a":1}\n', "json_object"],
    ['\uFEFF {"a":1}', "json_object"],
    ['{"a":\n1}\n{"a":2}', "json_object"],
    ['{"a":1} {"a":2}', "json_object"],
    ['{"a":1}\n{"a":2}\n', "json_lines"],
    ['{"a":"}\\""}\r\n\r\n{"a', "json_lines"],
    ["[1]\n[2]", "json_lines"],
    ["[1]", "json_array"],
    ["task,reward\n1,2", "text"],
    ["12", "text"],
    ["PK\u0000\u0001", "binary"],
  ];
  it.each(kinds)("%j is %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it("takes UTF-16 for binary and a cut-off character for text", () => {
    expect(kindOf(Buffer.from('{"a":1}', "utf16le"))).toBe("binary");
    expect(kindOf(Buffer.from("é").subarray(0, 1))).toBe("text");
    expect(kindOf(Buffer.from([0x41, 0xff, 0x41, 0x41, 0x41]))).toBe("binary");
  });
});

describe("key paths", () => {
  it("holds keys down to depth 4, array elements as []", () => {
    const peek = peekBytes(
      Buffer.from('{"s":[{"r":{"x":{"y":1}}},{"t":2}],"a/b":0,"e":{},"l":[]}'),
    );
    expect([...peek.paths]).toEqual(["/s", "/s/[]/r", "/s/[]/r/x", "/s/[]/t", "/a~1b", "/e", "/l"]);
    expect(peek.has("/s/[]/r")).toBe(true);
    expect(peek.has("/toString")).toBe(false);
  });

  it("keeps what it saw when the window ends or the text makes no sense", () => {
    expect([...peekBytes(Buffer.from('{"a":{"b":"c')).paths]).toEqual(["/a", "/a/b"]);
    expect([...peekBytes(Buffer.from('[{"a":1},{"b":}]')).paths]).toEqual(["/[]/a", "/[]/b"]);
    expect([...peekBytes(Buffer.from('{"a":NaN,"b":1}')).paths]).toEqual(["/a", "/b"]);
    expect([...peekBytes(Buffer.from(`{"a":${"[".repeat(1e5)}`)).paths]).toEqual(["/a"]);
  });

  it("collects no more keys than any format has", () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`);
    expect(peekBytes(Buffer.from(`{${keys.join(",")}}`)).paths.size).toBe(10_000);
  });

  it("looks no further than the window", async () => {
    const text = `{"a":"${"x".repeat(100)}","b":1}`;
    const [member] = archiveOfText("a.json", text, limitsWith({ peekBytes: 50 })).members;
    expect([...((await member?.peek())?.paths ?? [])]).toEqual(["/a"]);
  });
});
