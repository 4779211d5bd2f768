import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { correctionFile } from "./correction-file.ts";

const page = readFileSync(new URL("../../docs/correction-format.md", import.meta.url), "utf8");
const example = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? "null");

describe("a file of corrections", () => {
  it("is read as its documentation shows it, with the same id every time", () => {
    const read = correctionFile(example);
    if (read.kind === "refused") throw new Error(read.reason);
    const [one, ...others] = read.corrections;
    expect(others).toEqual([]);
    expect(one).toEqual({ ...example, id: expect.stringMatching(/^c_[0-9a-f]{20}$/) });
    expect(correctionFile([one])).toEqual(read);
  });

  it.each([
    ["an id of another text", { id: "c_00000000000000000000" }],
    ["a field nobody knows", { reasons: "x" }],
    ["a kind nobody knows", { kind: "deletion" }],
    ["a time without a zone", { createdAt: "2026-12-01T12:00:00.000" }],
    ["no reason", { reason: " " }],
    ["evidence that is no address", { evidence: ["a book"] }],
  ])("is refused with %s", (_, change) => {
    expect(correctionFile({ ...example, ...change }).kind).toBe("refused");
  });
});
