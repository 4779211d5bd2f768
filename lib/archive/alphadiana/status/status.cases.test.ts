import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonElement } from "../../json/json-element.ts";
import { scanLines } from "../../json/scan-lines.ts";
import { openArchive } from "../../open-archive.ts";
import { casesFolder, readAll } from "../../testing.ts";
import { fieldsOf } from "./fields-of.ts";
import { inferStatus } from "./infer-status.ts";
import { normalise } from "./normalise.ts";
import type { PythonRecord } from "./python-record.ts";

const cases = casesFolder();

async function caseLines(folder: string): Promise<readonly JsonElement[]> {
  const archive = await openArchive(resolve(folder, "alphadiana/status-cases.jsonl"));
  const [member] = archive.members;
  if (member === undefined) throw new Error("the file of cases holds no member");
  const items = await readAll(scanLines(member));
  return items.flatMap((item) => (item.kind === "element" ? [item.element] : []));
}

function recordOf(element: JsonElement): PythonRecord {
  return {
    fields: fieldsOf(fieldsOf(element.value)["record"]),
    lexeme: (pointer) => element.lexeme(`/record${pointer}`),
  };
}

function withStatus(record: PythonRecord, status: string): PythonRecord {
  return { ...record, fields: { ...record.fields, score_status: status } };
}

function withoutStatus(record: PythonRecord): PythonRecord {
  const { score_status: _stated, ...fields } = record.fields;
  return { ...record, fields };
}

/** What each of AlphaDiana's stages makes of a record. */
function stagesOf(record: PythonRecord) {
  const loaded = normalise(record);
  const load = inferStatus(loaded);
  const write = inferStatus(withoutStatus(record));
  return {
    expected_status: inferStatus(record),
    expected_load_status: load,
    expected_report_status: inferStatus(withStatus(loaded, load)),
    expected_write_status: write,
    expected_write_then_load_status: inferStatus(normalise(withStatus(record, write))),
    legacy_timeout: loaded !== record,
  };
}

describe.skipIf(cases === null)("the constructed cases (skipped without ASSAY_CASES)", () => {
  it("classifies all 300 records in each stage as AlphaDiana does", async () => {
    const lines = await caseLines(cases ?? "");
    expect(lines).toHaveLength(300);
    for (const line of lines) {
      const expected = fieldsOf(line.value);
      const name = `${expected["id"]}: ${expected["why"]}`;
      expect({ ...expected, ...stagesOf(recordOf(line)) }, name).toEqual(expected);
      const record = recordOf(line);
      const after = { ...record.fields, ...fieldsOf(expected["normalized"]) };
      expect(normalise(record).fields, name).toEqual(after);
    }
  });
});
