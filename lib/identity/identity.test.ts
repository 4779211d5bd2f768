import { describe, expect, it } from "vitest";
import { canonicalHash } from "./canonical-hash.ts";
import { measurementKey } from "./measurement-key.ts";
import { runId } from "./run-id.ts";
import { taskSetHash } from "./task-set-hash.ts";

describe("canonicalHash", () => {
  it("does not depend on the order of keys", () => {
    expect(canonicalHash({ b: 1, a: [null, "x"] })).toBe(canonicalHash({ a: [null, "x"], b: 1 }));
  });

  it("is the sha256 of the RFC 8785 text", () => {
    expect(canonicalHash({ b: 1, a: 2 })).toBe(
      "d3626ac30a87e6f7a6428233b3c68299976865fa5508e4267c5415c76af7a772",
    );
  });

  it("takes half surrogate pairs, which JSON may hold, wherever they stand", () => {
    const hashes = ["\ud83d", "\ud83e", "\ufffd", "x"].map((text) =>
      canonicalHash([{ [text]: [text] }]),
    );
    expect(new Set(hashes).size).toBe(4);
    expect(canonicalHash(["\ud83d\ude00"])).not.toBe(canonicalHash(["\ud83d"]));
  });

  it("refuses NaN", () => {
    expect(() => canonicalHash(Number.NaN)).toThrow();
  });
});

describe("measurementKey", () => {
  const scorer = { name: "scorer", value: "tau2-bench", source: "archive" } as const;
  const unknown = { name: "mode", value: null, source: null } as const;

  it("leaves out who stated a part", () => {
    const declared = { ...scorer, source: "declared" } as const;
    expect(measurementKey([scorer], "aa")).toBe(measurementKey([declared], "bb"));
  });

  it("lets an unknown part equal another only inside one archive", () => {
    expect(measurementKey([scorer, unknown], "aa")).toBe(measurementKey([unknown, scorer], "aa"));
    expect(measurementKey([scorer, unknown], "aa")).not.toBe(
      measurementKey([scorer, unknown], "bb"),
    );
  });
});

describe("runId", () => {
  const run = { archiveSha256: "aa", benchmark: "b", taskSet: "t" };

  it("prefers the archive's own id to the member path", () => {
    const withNative = runId({ ...run, nativeId: "n", memberPath: "p" });
    expect(withNative).toBe(runId({ ...run, nativeId: "n", memberPath: "q" }));
    expect(withNative).toMatch(/^r_[0-9a-f]{20}$/);
    expect(runId({ ...run, nativeId: null, memberPath: "p" })).not.toBe(withNative);
  });
});

describe("taskSetHash", () => {
  const task = { requiresWrite: null, emptyReference: null };

  it("does not depend on the order of tasks", () => {
    const a = { ...task, task: "1", scoringHash: "x" };
    const b = { ...task, task: "2", scoringHash: "y" };
    expect(taskSetHash([a, b])).toBe(taskSetHash([b, a]));
  });

  it("is unknown when a task's criteria are", () => {
    expect(taskSetHash([{ ...task, task: "1", scoringHash: null }])).toBeNull();
    expect(taskSetHash([])).toBeNull();
  });
});
