import { describe, expect, it } from "vitest";
import { scanLines } from "../../json/scan-lines.ts";
import { archiveOfText, readAll } from "../../testing.ts";
import { fieldsOf } from "./fields-of.ts";
import { inferStatus } from "./infer-status.ts";
import { isTruthy } from "./is-truthy.ts";
import { legacyTimeout } from "./legacy-timeout.ts";
import { normalise } from "./normalise.ts";
import { pythonDumps } from "./python-dumps.ts";
import { pythonFloat } from "./python-float.ts";
import type { PythonRecord } from "./python-record.ts";
import { pythonStrip } from "./python-strip.ts";
import { pythonText } from "./python-text.ts";

/** A record as the archive's reader gives it, so that numbers keep their text. */
async function recordOf(json: string): Promise<PythonRecord> {
  const [member] = archiveOfText("a.jsonl", json).members;
  const [item] = member === undefined ? [] : await readAll(scanLines(member));
  if (item?.kind !== "element") throw new Error(`no record: ${json}`);
  const { element } = item;
  return { fields: fieldsOf(element.value), lexeme: (pointer) => element.lexeme(pointer) };
}

async function statusOf(json: string): Promise<string> {
  return inferStatus(await recordOf(json));
}

describe("Python's truth", () => {
  it("takes empty containers and zero as false, NaN and the text false as true", () => {
    expect([null, undefined, false, 0, -0, "", [], {}].map(isTruthy)).toEqual(
      Array.from({ length: 8 }, () => false),
    );
    expect([true, Number.NaN, "false", " ", [0], { a: null }].every(isTruthy)).toBe(true);
  });
});

describe("Python's texts", () => {
  it("trims control characters that JavaScript keeps, and keeps the mark that it trims", () => {
    expect(pythonStrip("\u001C\u0085\u00A0\t ok \u2003\u001F")).toBe("ok");
    expect(pythonStrip("\uFEFFok\uFEFF")).toBe("\uFEFFok\uFEFF");
    expect(pythonStrip(" \u0085 ")).toBe("");
  });

  it("writes numbers with the point, exponent and digits that Python gives them", async () => {
    const json =
      '{"v":[1,1.0,-0,-0.0,1e20,1e16,123456789012345.6,0.0001,1e-5,12345678901234567890,2.50]}';
    const record = await recordOf(json);
    expect(pythonDumps(record.fields["v"], "/v", record)).toBe(
      "[1, 1.0, 0, -0.0, 1e+20, 1e+16, 123456789012345.6, 0.0001, 1e-05, 12345678901234567890, 2.5]",
    );
  });

  it("dumps with sorted keys, by code point and not by UTF-16 unit", async () => {
    const record = await recordOf(
      '{"v":{"\uFF5E":1,"😀":2,"b":{"d":"\\u007f\\u0001\\n\\"\\\\","c":null},"a":[true,[]]}}',
    );
    expect(pythonDumps(record.fields["v"], "/v", record)).toBe(
      '{"a": [true, []], "b": {"c": null, "d": "\u007F\\u0001\\n\\"\\\\"}, "\uFF5E": 1, "😀": 2}',
    );
  });

  it("keeps half a pair as one code point where JavaScript would write six", async () => {
    const record = await recordOf('{"v":"\\ud83d"}');
    expect(pythonDumps(record.fields["v"], "/v", record)).toHaveLength(3);
  });

  it("writes what is no text in Python's notation", async () => {
    const record = await recordOf(
      `{"v":{"a":null,"b":[true,1.0,"it's"],"c":"\\"'\\\\\\n\\u0000\\u200b é\\udb40\\udc01"}}`,
    );
    expect(pythonText(record.fields["v"], "/v", record)).toBe(
      `{'a': None, 'b': [True, 1.0, "it's"], 'c': '"\\'\\\\\\n\\x00\\u200b é\\U000e0001'}`,
    );
    expect(pythonText([], "/none", record)).toBe("");
  });

  it("reads numbers from texts as float() does, and nothing where it raises", () => {
    expect(["45", " 4_5.5 ", ".5", "1e2", "-Infinity"].map(pythonFloat)).toEqual([
      ...[45, 45.5, 0.5, 100, Number.NEGATIVE_INFINITY],
    ]);
    expect([pythonFloat("inf"), pythonFloat("nan"), pythonFloat(true), pythonFloat(false)]).toEqual(
      [...[Number.POSITIVE_INFINITY, Number.NaN, 1, 0]],
    );
    expect(["abc", "", "1__0", [], {}, null].map(pythonFloat)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

describe("the status of a record", () => {
  it("keeps any stated text but the one it checks", async () => {
    expect(await statusOf('{"score_status":" needs_review "}')).toBe("needs_review");
    expect(await statusOf('{"score_status":true,"score":1,"correct":true}')).toBe("True");
    expect(await statusOf('{"score_status":1.0}')).toBe("1.0");
    expect(await statusOf('{"score_status":"valid_scored","score":1}')).toBe("unscored");
    expect(await statusOf('{"score_status":[],"score":0,"correct":false}')).toBe("valid_scored");
  });

  it("takes parts of words in an error's type, whatever the word means", async () => {
    const ofType = async (type: string) => await statusOf(`{"error":{"error_type":${type}}}`);
    expect(await ofType('"RapidError"')).toBe("provider_error");
    expect(await ofType('"VerifierScoreError"')).toBe("scorer_error");
    expect(await ofType('"VerificationError"')).toBe("runtime_error");
    expect(await ofType('"VerifyError"')).toBe("verifier_error");
    expect(await ofType('["AgentError"]')).toBe("agent_error");
    expect(await ofType("null")).toBe("runtime_error");
  });

  it("says valid of a Terminal-Bench record without a reward until the word is stored", async () => {
    const row = '"benchmark_name":"terminal_bench2","score":1,"correct":true';
    const verified = '"metadata":{"verifier_status":"ok"}';
    expect(await statusOf(`{${row},${verified}}`)).toBe("valid_scored");
    expect(await statusOf(`{${row},${verified},"score_status":"valid_scored"}`)).toBe(
      "verifier_error",
    );
    expect(await statusOf(`{${row},"predicted":0,${verified},"score_status":"valid_scored"}`)).toBe(
      "valid_scored",
    );
    const hidden = '"reward":null,"predicted":"1"';
    expect(await statusOf(`{${row},${hidden},${verified},"score_status":"valid_scored"}`)).toBe(
      "verifier_error",
    );
  });
});

describe("an old timeout", () => {
  const error = '"error":{"error_type":"AgentTimeoutError"}';

  it("becomes a scored zero that says so, and nothing else changes", async () => {
    const record = await recordOf(`{"task_id":"t",${error},"metadata":[1],"rationale":""}`);
    const loaded = normalise(record);
    expect(loaded.fields).toEqual({
      task_id: "t",
      error: null,
      predicted: null,
      correct: false,
      score: 0,
      finish_reason: "timeout",
      score_status: "valid_scored",
      rationale: "Legacy timeout counted as score 0.",
      metadata: { failure_reason: "timeout", legacy_timeout_scored_zero: true },
      score_metadata: { legacy_timeout_scored_zero: true },
    });
    expect(inferStatus(loaded)).toBe("valid_scored");
    expect(normalise(loaded)).toBe(loaded);
  });

  it("is none where the run's own words or keys exclude it", async () => {
    const answers = async (more: string) => legacyTimeout(await recordOf(`{${error}${more}}`));
    expect(await answers("")).toBe("yes");
    expect(await answers(',"metadata":{"heartbeat_interval_s":30}')).toBe("no");
    expect(await answers(',"raw_output":"I ran Docker Run hello"')).toBe("no");
    expect(await answers(',"metadata":{"failure_reason":"Proxy_Error"}')).toBe("no");
    expect(await answers(',"score":0')).toBe("no");
    expect(await answers(',"metadata":{"zeroclaw_preserved_failure":"false"}')).toBe("no");
  });

  it("takes the return code only as the number -1, and the metadata's key before the response's", async () => {
    const answers = async (more: string) =>
      legacyTimeout(await recordOf(`{"error":{"error":"timeout"},${more}}`));
    expect(await answers('"metadata":{"returncode":-1.0}')).toBe("yes");
    expect(await answers('"metadata":{"returncode":"-1"}')).toBe("no");
    expect(await answers('"response_json":{"returncode":-1}')).toBe("yes");
    expect(await answers('"metadata":{"returncode":null},"response_json":{"returncode":-1}')).toBe(
      "no",
    );
  });

  it("names the record on which AlphaDiana itself would break off", async () => {
    const silent =
      '"error":{"error":"stdout contained only runtime/provider logs","event_type":"llm_request"}';
    const answers = async (seconds: string) =>
      legacyTimeout(await recordOf(`{${silent},"wall_time_sec":${seconds}}`));
    expect(await answers('"30"')).toBe("yes");
    expect(await answers("29.9")).toBe("no");
    expect(await answers("null")).toBe("no");
    expect(await answers('"abc"')).toBe("raises");
  });
});
