import { createHash } from "node:crypto";
import type { ProblemCode } from "#lib/domain/problem.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { RowReading } from "./row.ts";
import { isFields } from "./status/fields-of.ts";
import { inferStatus } from "./status/infer-status.ts";
import { legacyTimeout } from "./status/legacy-timeout.ts";
import { normalise } from "./status/normalise.ts";
import { pythonText } from "./status/python-text.ts";

/** Reads one line as a row. Without a task and a sample it cannot be counted, and AlphaDiana cannot load it either. */
export function toRow(element: JsonElement): RowReading {
  const { value: raw } = element;
  if (!isFields(raw)) return lost(element, "malformed_row", "This line is no JSON object.");
  const task = taskOf(raw["task_id"], element);
  if (task === null) return lost(element, "malformed_row", "This line names no task (task_id).");
  if (isUnsafe(task)) {
    const message = `The task id ${JSON.stringify(task.slice(0, 100))} would lead out of the run's folder as a path: AlphaDiana files tasks by their ids.`;
    return lost(element, "unsafe_path", message);
  }
  const sample = raw["sample_index"] === undefined ? 0 : raw["sample_index"];
  if (typeof sample !== "number" || !Number.isSafeInteger(sample) || sample < 0) {
    return lost(element, "malformed_row", "sample_index is no number of a sample.");
  }
  const record = { fields: raw, lexeme: (pointer: string) => element.lexeme(pointer) };
  const loaded = normalise(record);
  const word = raw["score_status"];
  const isStated = word !== undefined && word !== null;
  return {
    kind: "row",
    row: {
      ...{ task, sample, element, raw, loaded },
      status: inferStatus(loaded),
      stated: isStated ? pythonText(word, "/score_status", record) : null,
      digest: createHash("sha256").update(element.bytes).digest("hex"),
      breaksLoading: legacyTimeout(record) === "raises",
    },
  };
}

/** A number is taken by its digits, as the manifest's ids are. */
function taskOf(id: unknown, element: JsonElement): string | null {
  if (typeof id === "number") return element.lexeme("/task_id");
  return typeof id === "string" && id !== "" ? id : null;
}

function isUnsafe(task: string): boolean {
  const isAbsolute = /^[/\\]|^[A-Za-z]:[/\\]/.test(task);
  return isAbsolute || task.includes("\0") || task.split(/[/\\]/).includes("..");
}

function lost({ source }: JsonElement, code: ProblemCode, message: string): RowReading {
  return { kind: "unreadable", problem: { code, effect: "row_lost", source, message } };
}
