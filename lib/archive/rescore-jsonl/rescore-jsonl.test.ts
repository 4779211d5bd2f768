import { describe, expect, it } from "vitest";
import type { Reading } from "../adapter.ts";
import { chooseAdapter } from "../registry.ts";
import { archiveOfText, openFixture, readAll } from "../testing.ts";
import { rescoreJsonl } from "./index.ts";

const header = `{"rescore":"rescore/1","of":{"run":"r_0123456789abcdef0123"},"source":"replayed","measurement":{"scorer":"s"}}`;

function outline(reading: Reading): unknown {
  switch (reading.kind) {
    case "problem":
      return [reading.problem.code, reading.problem.effect, reading.problem.source];
    case "rescored": {
      const { task, trial, score } = reading.episode;
      return [task, trial, score.status, score.reason, score.value, score.replay?.returned];
    }
    case "migration_check":
      return [reading.answer.task, reading.answer.old, reading.answer.migrated];
    default:
      return reading.kind;
  }
}

async function outlined(text: string | Uint8Array): Promise<readonly unknown[]> {
  const readings = await readAll(rescoreJsonl.read(archiveOfText("r.jsonl", text)));
  return readings.map(outline);
}

describe("rescore-jsonl", () => {
  it.each(["small-rescore", "faults"])("alone claims %s", async (name) => {
    const archive = await openFixture(`lib/archive/rescore-jsonl/fixtures/${name}.jsonl`);
    const choice = await chooseAdapter(archive);
    expect(choice).toMatchObject({ kind: "chosen", adapter: { id: "rescore-jsonl" } });
  });

  it("reads header, episodes and migration checks", async () => {
    const path = "lib/archive/rescore-jsonl/fixtures/small-rescore.jsonl";
    const readings = await readAll(rescoreJsonl.read(await openFixture(path)));
    expect(readings.map(outline)).toEqual([
      "rescore",
      ["sort", 0, "valid", null, 1, "1.0"],
      ["sort", 1, "replay_invalid", "tool_missing", null, "0.0"],
      ["read", 0, "replay_invalid", "state_mismatch", null, "1"],
      ["read", 1, "unscored", "indeterminate", null, "1"],
      ["sort", 1, 1],
      ["read", 1, 0],
    ]);
    const [first] = readings;
    expect(first).toMatchObject({
      rescore: {
        numberReturned: "0.50",
        normalizations: ["timestamp_format"],
        tool: "regrade 0.3",
      },
    });
  });

  it("names each fault with its line, and believes none of their numbers", async () => {
    const path = "lib/archive/rescore-jsonl/fixtures/faults.jsonl";
    const readings = await readAll(rescoreJsonl.read(await openFixture(path)));
    expect(readings.map(outline)).toEqual([
      "rescore",
      ["status_disagrees", "score_lost", "faults.jsonl#L2"],
      ["claims", 0, "replay_invalid", "state_mismatch", null, "1"],
      ["not_a_number", "row_lost", "faults.jsonl#L3"],
      ["malformed_row", "score_lost", "faults.jsonl#L4"],
      ["text", 0, "invalid", "parse_failed", null, '"1"'],
      ["malformed_row", "score_lost", "faults.jsonl#L5"],
      ["silent", 0, "invalid", "parse_failed", null, "1"],
      ["unknown_word", "score_lost", "faults.jsonl#L6"],
      ["word", 0, "unscored", "archive_word", null, "1"],
      ["unknown_word", "note", "faults.jsonl#L7"],
      ["typo", 0, "valid", null, 1, "1"],
      ["malformed_row", "row_lost", "faults.jsonl#L8"],
      ["malformed_row", "row_lost", "faults.jsonl#L9"],
      ["truncated", "row_lost", "faults.jsonl#L10"],
    ]);
  });

  it("refuses a header that names no run, or another version, and loses a line that is no UTF-8", async () => {
    const nameless = header.replace('"run":"r_0123456789abcdef0123"', "");
    expect(await outlined(nameless)).toEqual([["malformed_row", "refused", "r.jsonl#L1"]]);
    const later = header.replace("rescore/1", "rescore/2");
    expect(await outlined(later)).toEqual([["unsupported_version", "refused", "r.jsonl#L1"]]);
    const latin = Buffer.concat([
      Buffer.from(`${header}\n{"task":"`),
      Buffer.from([0xff]),
      Buffer.from('","validity":"valid","value":1}'),
    ]);
    expect(await outlined(latin)).toEqual([
      "rescore",
      ["wrong_encoding", "row_lost", "r.jsonl#L2"],
    ]);
  });

  it("takes hostile texts as texts", async () => {
    const task = "<script>alert(1)</script>\u202E";
    const line = JSON.stringify({ task, validity: "valid", value: 1, evidence: ["__proto__"] });
    expect(await outlined(`${header}\n${line}\n`)).toEqual([
      "rescore",
      [task, 0, "valid", null, 1, "1"],
    ]);
  });
});
